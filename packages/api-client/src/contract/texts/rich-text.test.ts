import { expect, test } from 'vitest';
import { isHtml, richTextAttributes, richTextSynonyms, richTextTags } from './rich-text.ts';

test('[X06] text with angle brackets is not HTML', () => {
  const texts = [
    ...[
      '',
      'Satu.\n\nDua.',
      'a < b dan c > d',
      'jika a <b dan c',
      '3 <4> 5',
      'A&amp;B',
      '<>',
      '</>',
    ],
    ...[
      'Ketik REG<spasi>NAMA',
      '<nama lengkap>',
      'lihat <https://a.sch.id/p>',
      '<pria>',
      '<brosur>',
    ],
  ];
  for (const text of texts) expect(isHtml(text), text).toBe(false);
});

test('one tag that HTML knows makes a body HTML', () => {
  const bodies = [
    ...['<p>a</p>', 'a<br>b', 'a<br/>b', 'a<BR />b', 'tebal <b>kuat</b>', '<DIV class="x">a</DIV>'],
    ...['<p\nclass="x">', '<img src=x onerror=1>', '<script>1</script>', '<h1>Judul</h1>'],
  ];
  for (const body of bodies) expect(isHtml(body), body).toBe(true);
});

test('[X08] [X09] no attribute that shapes, names or runs is on the list', () => {
  const names = new Set(Object.values(richTextAttributes).flat());
  expect([...names].toSorted()).toEqual([
    ...['alt', 'colspan', 'dir', 'height', 'href', 'lang', 'rowspan', 'scope', 'src', 'start'],
    ...['type', 'width'],
  ]);
});

test('attributes and synonyms speak of allowed tags only', () => {
  const tags: readonly string[] = richTextTags;
  expect(tags).toEqual(expect.arrayContaining(Object.keys(richTextAttributes)));
  expect(tags).toEqual(expect.arrayContaining(Object.values(richTextSynonyms)));
  for (const tag of Object.keys(richTextSynonyms)) expect(tags).not.toContain(tag);
});
