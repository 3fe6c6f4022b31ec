import { expect, test } from 'vitest';
import { needsOf, rulesIn } from '../../styles-plugin.ts';
import { createPageStyles } from './page-styles.ts';

/** A page's styles of these, without their tag. */
function stylesOf(css: string, markup: string): string {
  const { tag } = createPageStyles(rulesIn(css))(markup);
  return tag.slice('<style>'.length, -'</style>'.length);
}

test.each([
  ['.kartu', [['.kartu']]],
  ['ul.kartu > li:first-child', [['ul', '.kartu', 'li']]],
  ['*', [[]]],
  [':root[data-scheme=dark]', [[]]],
  ['[type=search]::-webkit-search-cancel-button', [[]]],
  [
    '.isi :is(h2, td.kecil)',
    [
      ['.isi', 'h2'],
      ['.isi', 'td', '.kecil'],
    ],
  ],
  [':where(.group):hover .tanda', [['.group', '.tanda']]],
  [':is(.a > *)', [['.a']]],
  ['p:not(.b):has(> .c)', [['p']]],
  ['.md\\:p-1\\.5', [['.md:p-1.5']]],
  ['.\\[\\&\\>svg\\]\\:x:hover', [['.[&>svg]:x']]],
  ['.\\31 0', [['.10']]],
  ['a[href=".x)"].y', [['a', '.y']]],
  ['#isi.z', [['.z']]],
])('[R-07] %s needs %j of a page', (selector, needs) => {
  expect(needsOf(selector)).toEqual(needs);
});

test('[R-07] a page has the rules of its words, in their order and within their conditions', () => {
  const css =
    '*{top:0}.a{top:1px}@media print{.b{top:2px}@supports (gap:0){.a{top:3px}.b{top:4px}}.a{top:5px}}.a,.b{top:6px}@media print{.a:hover{top:7px}}';
  expect(stylesOf(css, '<p class="x a">')).toBe(
    '*{top:0}.a{top:1px}@media print{@supports (gap:0){.a{top:3px}}.a{top:5px}}.a,.b{top:6px}@media print{.a:hover{top:7px}}',
  );
  expect(stylesOf(css, '<p class="x">')).toBe('*{top:0}');
});

test('[R-07] finds words as they are written into a page', () => {
  const css = '.\\[\\&\\>svg\\]\\:x{top:0}svg{top:1px}table{top:2px}';
  expect(stylesOf(css, '<p class="[&amp;&gt;svg]:x"><svg viewBox="0"></svg>')).toBe(
    '.\\[\\&\\>svg\\]\\:x{top:0}svg{top:1px}',
  );
});

test('[R-07] a registered variable comes with what names it, at-rules of the whole page always', () => {
  const css =
    '@property --a{syntax:"*";inherits:false}@property --ab{syntax:"*";inherits:false}@font-face{font-family:x}.p{--a:1}.q{top:var(--ab)}';
  expect(stylesOf(css, '<i class="q">')).toBe(
    '@property --ab{syntax:"*";inherits:false}@font-face{font-family:x}.q{top:var(--ab)}',
  );
});

test('[R-07] the policy allows a page its own styles by their hash', () => {
  const { source } = createPageStyles(rulesIn('p{top:0}'))('<p>');
  expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
});
