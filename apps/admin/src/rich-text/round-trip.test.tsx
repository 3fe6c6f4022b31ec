import { RichText } from '@pesantren/ui/rich-text/rich-text';
import { render } from '@testing-library/react';
import { getSchema } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { api, providerForEachTest } from '../testing/app.tsx';
import { extensions } from './extensions.ts';
import { parseBody } from './parse.ts';
import { serializeBody } from './serialize.ts';

providerForEachTest();

const schema = getSchema(extensions);
const edited = (body: string) => serializeBody(parseBody(body, schema));

const plainBodies = [
  'Satu baris.',
  'Baris satu\nbaris dua\n\nParagraf dua.',
  'Jika a < b & c > d, ketik REG<spasi>nama &amp;',
  'Lihat https://contoh.sch.id/a?b=1&c=2. Lalu  dua spasi.',
  'بسم الله الرحمن الرحيم\n\nDengan nama Allah.',
];

const richBodies = [
  '<h2>Judul</h2><h3>Anak judul</h3><h4>Cucu</h4><p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p>',
  '<p dir="rtl" lang="ar">بسم الله</p><h2 dir="rtl" lang="ar">سورة</h2><p>kata <span dir="rtl" lang="ar">كتاب</span></p>',
  '<ul><li>satu<ul><li>anak</li></ul></li><li><strong>dua</strong></li></ul><ol><li>x</li></ol>',
  '<blockquote><p>Ilmu &amp; adab &lt;kitab&gt;</p></blockquote><hr /><p>a<br />b</p>',
  '<p>x<sup>2</sup> dan H<sub>2</sub>O, <code>kode</code></p><pre><code>baris\n  dua</code></pre>',
  '<p><a href="https://contoh.sch.id/?a=1&amp;b=2">tautan</a> dan <a href="/artikel/a">sendiri</a></p>',
  '<table><thead><tr><th colspan="2" scope="col">A</th></tr></thead><tbody><tr><th scope="row">1</th><td>2</td></tr></tbody></table>',
  '<p>a</p><figure><img src="https://contoh.sch.id/a.jpg" alt="Santri &quot;rajin&quot;" width="1600" height="1000" /><figcaption>Keterangan</figcaption></figure>',
  '<p>a</p><img src="/uploads/b.png" alt="" />',
  '<p>a</p><img src="/uploads/b.png" />',
];

test.each(plainBodies)('plain text stays what it is: %j', (body) => {
  expect(edited(body)).toBe(body);
});

const galleries = [
  '<figure><img src="/uploads/a.jpg" alt="a" /><img src="/uploads/b.jpg" alt="" /></figure>',
  '<figure><img src="/uploads/a.jpg" alt="a" /><img src="/uploads/b.jpg" /><img src="/uploads/c.jpg" /><figcaption>Panen</figcaption></figure>',
];

test.each(galleries)('[E-01] a gallery stays one, here and at the provider: %s', async (body) => {
  expect(edited(body)).toBe(body);
  const { content } = await api.create('articles', { content: body });
  expect(String(content).replaceAll(`${api.origin}/uploads/`, '/uploads/')).toBe(body);
});

test('a caption in which nothing was written is none', () => {
  expect(edited('<figure><img src="/a.jpg" alt="a"><figcaption> </figcaption></figure>')).toBe(
    '<img src="/a.jpg" alt="a" />',
  );
});

describe.each(richBodies)('%s', (body) => {
  test('[X10] the editor writes what it read, and again', () => {
    expect(edited(body)).toBe(body);
  });

  test('the provider keeps it', async () => {
    const { content } = await api.create('articles', { content: body });
    expect(String(content).replaceAll(`${api.origin}/uploads/`, '/uploads/')).toBe(body);
  });

  test('visitors see all of it', () => {
    const { container } = render(<RichText body={body} />);
    const wanted = document.createElement('div');
    wanted.innerHTML = body;
    const shape = (root: Element) =>
      [...root.querySelectorAll('*')]
        .filter((element) => !element.matches('.rich-text, .table-box, .weave-ground'))
        .map((element) => [element.localName, element.getAttribute('lang'), element.textContent]);
    expect(shape(container)).toEqual(shape(wanted));
  });
});

test('words that read as a tag are written as HTML, so that they stay words', () => {
  const body = '<p>Tulis &lt;b&gt;tebal&lt;/b&gt;</p>';
  expect(edited(body)).toBe(body);
  expect(parseBody(body, schema).textContent).toBe('Tulis <b>tebal</b>');
});

test.each([
  ['<p><a href="javascript:alert(1)">a</a></p>', 'a'],
  ['<p><a href="jAvA&#x09;script:alert(1)">a</a></p>', 'a'],
  ['<p><a href="data:text/html,x">a</a></p>', 'a'],
  ['<p>a<img src="javascript:alert(1)"></p>', 'a'],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="root">a</p>', 'a'],
  ['<p>a</p><script>alert(1)</script><iframe src="https://jahat.id"></iframe>', 'a'],
])('[X10] hostile text that is opened is saved harmless: %s', (body, clean) => {
  expect(edited(body)).toBe(clean);
});

test('an empty document is no text', () => {
  expect(edited('')).toBe('');
  expect(edited('<p></p><p> </p>')).toBe('');
});
