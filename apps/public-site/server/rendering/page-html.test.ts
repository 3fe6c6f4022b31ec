import { expect, test } from 'vitest';
import { endOfOpening } from './page-html.ts';

test.each([
  ['<h1>A</h1><p class="x">B</p>', '<form><p>C</p></form>'],
  ['<h1>A</h1></header><div><p>1</p><p>2 <strong>b</strong></p><p>3</p>', '<p>4</p></div>'],
  ['<h1>A</h1><section><h2 id="x">B</h2><div><p><time>1</time></p>', '<a><svg></svg></a><p>2</p>'],
  ['<h1>A</h1>', '<div><img alt="<p>"><p>B</p></div>'],
  ['<h1>A</h1>', '<dialog><p>B</p></dialog>'],
  ['<h1>A</h1>', '<ul><li>'],
  ['<main><p>A page without a title</p></main>', ''],
])('[R-07] the first words of %s', (first, rest) => {
  expect(endOfOpening(first + rest)).toBe(first.length);
});

test('[R-07] the first words of a long page are found in no noticeable time', () => {
  const text = '<p>a <a href="x">b</a> < c '.repeat(20_000);
  expect(endOfOpening(`<h1>A</h1>${text}`)).toBe('<h1>A</h1>'.length);
});
