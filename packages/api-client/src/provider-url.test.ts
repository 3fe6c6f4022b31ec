import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalUrl, requiredUrl } from './contract/texts/wire.ts';
import { isSafeUrl, resolveUrl } from './provider-url.ts';

test.each([
  'https://sekolah.sch.id/a.jpg',
  'http://localhost:4000/uploads/a.jpg?w=640#x',
  'HTTPS://SEKOLAH.SCH.ID/A.JPG',
  'https://sekolah.sch.id',
  'https://sekolah.sch.id?x=a@b',
  'https://sekolah.sch.id/surat@2025.pdf',
  'https://id.wikipedia.org/wiki/Kutacane_(kota)',
  'https://مدرسة.example/صورة.jpg',
  '/uploads/a.jpg',
  '/',
])('[I16] %s may stand in src or href', (url) => {
  expect(isSafeUrl(url)).toBe(true);
});

test.each([
  '',
  'a.jpg',
  '../a.jpg',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' https://sekolah.sch.id/a.jpg',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,AAAA',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://sekolah.sch.id/x',
  'ftp://sekolah.sch.id/a',
  '//evil.example/a.jpg',
  '/\\evil.example/a.jpg',
  '\\\\evil.example\\a.jpg',
  '/\t/evil.example',
  '/\n/evil.example',
  '/uploads/a\u0000.jpg',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://sekolah.sch.id\\@evil.example',
  'https://sekolah.sch.id@evil.example/a',
  'https://user:sandi@evil.example',
  'https://@evil.example',
  'https://:@evil.example',
  'https://sekolah.sch.id/a b.jpg',
  'https://sekolah.sch.id/a\r\nSet-Cookie:x',
  'https://sekolah.sch.id/\u007f',
  'https://sekolah.sch.id/\ud800',
  'https://',
  'https://[::1',
  'https://sekolah.sch.id:99999/',
])('[I16] %j may not', (url) => {
  expect(isSafeUrl(url)).toBe(false);
});

test('[I18] a long text of one kind is judged without backtracking', () => {
  expect(isSafeUrl(`https://${'a'.repeat(100_000)} `)).toBe(false);
  expect(isSafeUrl(`/${'/a'.repeat(100_000)}\\`)).toBe(false);
});

test.each([
  ['', 'Gambar wajib diisi.'],
  ['   ', 'Gambar wajib diisi.'],
  ['javascript:alert(1)', 'Gambar harus berupa alamat http:// atau https://.'],
  [`https://a.b/${'x'.repeat(10_000)}`, 'Gambar paling panjang 2.000 karakter.'],
])('[I16] a form refuses %.30s with one sentence', (url, message) => {
  const issues = z.safeParse(requiredUrl('Gambar'), url).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

test('[I16] an optional address may be missing or empty, never unsafe', () => {
  const schema = optionalUrl('Gambar');
  expect(z.parse(schema, undefined)).toBe('');
  expect(z.parse(schema, '  ')).toBe('');
  expect(z.parse(schema, ' /uploads/a.jpg ')).toBe('/uploads/a.jpg');
  expect(z.safeParse(schema, 'javascript:alert(1)').success).toBe(false);
});

test.each([
  ['/uploads/a.jpg', 'http://localhost:3001/uploads/a.jpg'],
  ['http://localhost:3001/uploads/a.jpg', 'http://localhost:3001/uploads/a.jpg'],
  ['http://gambar.example/a.jpg', 'https://gambar.example/a.jpg'],
  ['https://gambar.example/a b.jpg', 'https://gambar.example/a%20b.jpg'],
])('[P10] %s is shown from %s', (url, address) => {
  expect(resolveUrl('http://localhost:3001/api', url)).toBe(address);
});

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,a',
  'mailto:a@sekolah.sch.id',
  'https://user:sandi@evil.example/a.jpg',
  'https://sekolah.sch.id@evil.example/a.jpg',
  '/\\evil.example/a.jpg',
  'https://[::1',
])('[I16] %j is shown from nowhere', (url) => {
  expect(resolveUrl('http://localhost:3001/api', url)).toBe('');
});
