import { isSafeLink, isSafeUrl } from '@pesantren/api-client/provider-url';
import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['kemenag.go.id', 'https://kemenag.go.id'],
  [' www.kemenag.go.id/berita?id=1 ', 'https://www.kemenag.go.id/berita?id=1'],
  ['http://contoh.sch.id', 'http://contoh.sch.id'],
  ['/artikel/panen', '/artikel/panen'],
])('%j is the link %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
  expect(isSafeUrl(linkAddress(typed))).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//a.id',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//jahat.id',
  'halaman depan',
  '',
])('[X10] %j is no link', (typed) => {
  expect(isSafeUrl(linkAddress(typed))).toBe(false);
});

test.each([
  ['0812-3456-7892', 'tel:+6281234567892'],
  ['62812 3456 7892', 'tel:+6281234567892'],
  ['(021) 7654321', 'tel:+62217654321'],
  ['tel:0812 3456 7892', 'tel:+6281234567892'],
  ['wa.me/081234567892', 'https://wa.me/6281234567892'],
])('[F-82] %j, a number, is the link %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
  expect(isSafeLink(address)).toBe(true);
});
