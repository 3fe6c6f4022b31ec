import { expect, test } from 'vitest';
import { fromFormerAddress, itemPath, loginPath, pageOf, pathAfterLogin } from './paths.ts';

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

test('a form is part of the page of its list; the trash is a page of its own', () => {
  expect(pageOf(itemPath('articles', '7'))).toBe(pageOf('/articles'));
  expect(pageOf('/articles/new')).toBe(pageOf('/articles'));
  expect(pageOf('/articles/sampah')).not.toBe(pageOf('/articles'));
  expect(pageOf('/gallery')).not.toBe(pageOf('/articles'));
});

test.each([
  ['?edit=7', '/articles/7'],
  ['?edit=a%2Fb&q=x', '/articles/a%2Fb?q=x'],
  ['?new=1&page=2', '/articles/new?page=2'],
  ['?edit=', null],
  ['?q=edit', null],
  ['', null],
])('%s was the address of an open form: %s now', (search, present) => {
  expect(fromFormerAddress('/articles', search)).toBe(present);
});
