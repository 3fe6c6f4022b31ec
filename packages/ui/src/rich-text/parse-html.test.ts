// @vitest-environment node
import { expect, test } from 'vitest';
import { documentOf } from './html-tree.ts';
import { parseBodyTree } from './parse-body.ts';
import { parseHtml } from './parse-html.ts';

test('a body that many pages show is parsed once, as long as it is among the last', () => {
  const nodes = parseHtml('<p>satu</p>');
  for (let number = 0; number < 50; number += 1) parseHtml(`<p>${number}</p>`);
  expect(parseHtml('<p>satu</p>')).toBe(nodes);
  for (let number = 0; number < 100; number += 1) parseHtml(`<p>lain ${number}</p>`);
  expect(parseHtml('<p>satu</p>')).not.toBe(nodes);
  expect(parseHtml('<p>satu</p>')).toEqual(nodes);
});

test('what is made of a parsed body leaves it as it is', () => {
  const body = '<p onclick="x">satu <script>alert(1)</script><b>dua</b></p><div>tiga</div>';
  const before = structuredClone(parseHtml(body));
  expect(parseBodyTree(body)).toEqual(parseBodyTree(body));
  expect(parseHtml(body)).toEqual(before);
});

test('a very long body is not kept', () => {
  const long = `<p>${'santri '.repeat(10_000)}</p>`;
  expect(parseHtml(long)).not.toBe(parseHtml(long));
});

test('[I05] no parser is given more than 500 elements within each other, nor an end without a beginning', () => {
  expect(documentOf('<div>x'.repeat(2_000)).split('<div>')).toHaveLength(501);
  expect(documentOf(`<div>${'</span>'.repeat(2_000)}x`)).toMatch(/<div>x$/);
  const written = '<div class="a">x<br></div><p>y<li>z<td>'.repeat(2_000);
  expect(documentOf(written).endsWith(`<body>${written}`)).toBe(true);
});
