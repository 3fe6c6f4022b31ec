import { expect, test } from 'vitest';
import { needsOf, rulesIn } from '../../styles-plugin.ts';
import { createPageStyles } from './page-styles.ts';

/** The styles of a page without a title, without their tag. */
function stylesOf(css: string, markup: string): string {
  const { tag, rest } = createPageStyles({ rules: rulesIn(css), ofScripts: [] })(markup);
  expect(rest).toBeUndefined();
  return bare(tag);
}

/** The styles of a page with a title, in the head and behind the title, without their tags. */
function partsOf(css: string, first: string, rest: string, ofScripts: string[] = []): string[] {
  const styles = createPageStyles({ rules: rulesIn(css), ofScripts })(first, rest);
  return [bare(styles.tag), bare(styles.rest)];
}

function bare(tag = ''): string {
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

test('[R-07] the head has what the first words need, and behind the title comes the rest', () => {
  const rules = rulesIn('.rest{top:0}.a{top:1px}.toast{color:red}.b{top:3px}.a .a{color:blue}');
  const stylesOfPage = createPageStyles({ rules, ofScripts: ['.toast'] });
  const { tag, rest } = stylesOfPage('<h1 class="a">', '<p class="rest">');
  expect(bare(tag)).toBe('.a{top:1px}.a .a{color:blue}');
  // What overrides something of the rest comes once more, and what overrides that.
  expect(bare(rest)).toBe('.rest{top:0}.a{top:1px}.toast{color:red}.a .a{color:blue}');
  // A page whose words are the same, elsewhere.
  const other = stylesOfPage('<h1 class="a rest">', '<p>');
  expect(bare(other.tag)).toBe('.rest{top:0}.a{top:1px}.a .a{color:blue}');
  expect(bare(other.rest)).toBe('.toast{color:red}.a .a{color:blue}');
});

test.each([
  ['margin', 'margin-top'],
  ['margin-inline', 'margin-left'],
  ['inset', 'top'],
  ['font', 'line-height'],
  ['place-items', 'align-items'],
  ['gap', 'row-gap'],
  ['width', 'inline-size'],
  ['white-space', 'text-wrap'],
  ['-webkit-mask', 'mask-image'],
  ['--a', '--a'],
])('[R-07] %s behind the title is overridden by %s of the head', (property, other) => {
  const css = `.b{${property}:0}.a{${other}:0}.a{--b:0}`;
  const [, rest] = partsOf(css, '<h1 class="a">', '<p class="b">');
  expect(rest).toBe(`.b{${property}:0}.a{${other}:0}`);
});

test.each([
  ['.b:before{top:0}', '.a{top:0}'],
  ['.b{top:0}', '.a::before{top:0}'],
  ['.b{color:red}', ':root{color-scheme:dark}'],
  ['.b{top:0!important}', '.a{top:0}'],
  ['.b{top:0}', '.a{top:0!important}'],
])(
  '[R-07] what has nothing to do with %s of the rest, like %s, does not come again',
  (of, head) => {
    const [first, rest] = partsOf(`${of}${head}`, '<h1 class="a">', '<p class="b">');
    expect(first).toBe(head);
    expect(rest).toBe(of);
  },
);

test('[R-07] the parts of a page style each element as the whole sheet would, whatever its order', () => {
  const rules = ['.a{A;B}', '.b{B;C}', '.a{C;D}', '.f{A;D}', '.b{D}', '.a{B}'];
  for (const order of permutations(rules)) {
    // Each value tells its place.
    const css = order.map((rule, place) => rule.replace(/[A-D]/g, `--$&:${place}`)).join('');
    const parts = partsOf(css, '<h1 class="a">', '<p class="b">', ['.f']);
    expect(lastValues(parts.join('')), css).toEqual(lastValues(css));
  }
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) =>
    permutations(items.toSpliced(place, 1)).map((others) => [item, ...others]),
  );
}

/** Returns the value of each property on an element that all rules apply to. */
function lastValues(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/(--\w):(\d)/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

test('[R-07] fonts, variables and animations of the whole page stand in the head', () => {
  const css =
    '.b{--v:1;top:0}.a{color:red}@property --v{syntax:"*";inherits:false}@keyframes spin{to{top:0}}@font-face{font-family:x}';
  const [head, rest] = partsOf(css, '<h1 class="a">', '<p class="b">');
  expect(head).toBe(css.replace('.b{--v:1;top:0}', ''));
  expect(rest).toBe('.b{--v:1;top:0}');
});

test.each([
  ['.a:hover', true],
  ['.a:focus-visible,.a:active .b', true],
  ['.a:hover,.b', false],
  ['.a:not(:hover)', false],
  ['.a:is(:focus,[open])', false],
  ['.hover\\:x', false],
  ['.hover\\:x:hover', true],
  ['.a:focusable', false],
  ['::placeholder', true],
  ['[type=search]::-webkit-search-cancel-button', true],
  ['.a::before', false],
  // Chromium restyles the whole page where a rule of `::backdrop` comes later.
  ['::backdrop', false],
])('[R-07] a rule for %s waits for its use: %j', (selector, isLater) => {
  expect(rulesIn(`${selector}{top:0}`)).toMatchObject([{ isLater }]);
});

test('[R-07] the first words do not wait for what is printed', () => {
  const css =
    '.a{top:0}@media print{@page{margin:0}.a{top:1px}}@media (min-width:1px){.a{top:2px}}';
  const [head, rest] = partsOf(css, '<h1 class="a">', '<p>');
  expect(head).toBe('.a{top:0}@media (min-width:1px){.a{top:2px}}');
  expect(rest).toBe(css.replace('.a{top:0}', ''));
});

test('[R-07] the policy allows a page its own styles by their hashes', () => {
  const { source } = createPageStyles({ rules: rulesIn('p{top:0}h1{top:0}'), ofScripts: [] })(
    '<h1>',
    '<p>',
  );
  expect(source).toMatch(/^'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}='$/);
});
