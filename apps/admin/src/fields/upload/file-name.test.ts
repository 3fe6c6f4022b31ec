import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['https://contoh.sch.id/uploads/jadwal%20ujian.pdf?v=2#hal', 'jadwal ujian.pdf'],
  ['/uploads/a.jpg', 'a.jpg'],
  ['https://contoh.sch.id/', 'https://contoh.sch.id/'],
  ['100%.jpg', '100%.jpg'],
  ['', ''],
  [`/uploads/${'0a'.repeat(16)}.pdf`, ''],
])('%s is called %s', (url, name) => {
  expect(fileName(url)).toBe(name);
});
