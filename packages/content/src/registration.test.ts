import { expect, test } from 'vitest';
import { withoutRegistrationNumber } from './registration.ts';

test.each([
  ['/bergabung/daftar/PSB-7K2MQX0ABCDE', '/bergabung/daftar/…'],
  ['/Bergabung//Daftar/7k2mqx0abcde', '/Bergabung//Daftar/…'],
  ['/api/registrations.php/status/7k2m%20qx0abcde', '/api/registrations.php/status/…'],
  ['/lain/psb-7k2mqx0abcde', '/lain/PSB-…'],
  ['/bergabung/daftar', '/bergabung/daftar'],
])('[Q-05] a log has no number, however %s is spelt', (path, logged) => {
  expect(withoutRegistrationNumber(path)).toBe(logged);
});
