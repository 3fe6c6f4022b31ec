import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

test.each([
  ['http://contoh.sch.id/ruang kelas', 'http://contoh.sch.id/ruang%20kelas'],
  ['\n https://contoh.sch.id/a\n\tb ', 'https://contoh.sch.id/ab'],
  ['//contoh.sch.id/a', 'https://contoh.sch.id/a'],
  [
    'mailto:info@contoh.sch.id?subject=Tanya biaya',
    'mailto:info@contoh.sch.id?subject=Tanya%20biaya',
  ],
  ['tel:0812 3456 7892', 'tel:0812 3456 7892'],
])('[F-89] a pasted link to %j leads to %j', (written, address) => {
  const { html, leftOut } = cleanPaste(`<a href="${written}">Isi</a>`, () => false);
  expect([html, [...leftOut]]).toEqual([`<a href="${address}">Isi</a>`, []]);
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '#bagian',
  'file:///C:/surat.docx',
  'surat.html',
])('[F-89] a pasted link to %j is words, and that is said', (written) => {
  const { html, leftOut } = cleanPaste(`<a href="${written}">Isi</a>`, () => false);
  expect([html, [...leftOut]]).toEqual(['Isi', ['links']]);
});
