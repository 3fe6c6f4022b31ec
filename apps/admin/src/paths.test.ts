import { expect, test } from 'vitest';
import { loginPath, pathAfterLogin } from './paths.ts';

test('[M-02] the wanted path survives the way through the login', () => {
  const next = new URL(loginPath('/gallery?a=1&b=2'), 'http://x').searchParams.get('next');
  expect(pathAfterLogin(next)).toBe('/gallery?a=1&b=2');
});

test.each([
  null,
  '',
  'articles',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
])('[X15] %j is no path of this app: the articles instead', (next) => {
  expect(pathAfterLogin(next)).toBe('/articles');
});
