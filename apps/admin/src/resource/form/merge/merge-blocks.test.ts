import { expect, test } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

const cases: [name: string, base: string, mine: string, theirs: string, stretches: string[]][] = [
  ['nothing', 'a b', 'a b', 'a b', ['a b']],
  ['one block by each, side by side', 'a b c', 'A b c', 'a B c', ['a|A|a', 'b|b|B', 'c']],
  ['the same block by both', 'a b', 'a B', 'a β', ['a', 'b|B|β']],
  ['the same change by both', 'a b', 'a B', 'a B', ['a', 'B']],
  ['two blocks by both, each by itself', 'a b', 'A B', 'α β', ['a|A|α', 'b|B|β']],
  ['a block more at the same place', 'a b', 'a x b', 'a y z b', ['a', '|x|y z', 'b']],
  ['a block more beside a changed one', 'a b', 'a x b', 'a B', ['a', '|x|', 'b|b|B']],
  ['a block that one deletes and the other changes', 'a b', 'a', 'a B', ['a', 'b||B']],
  ['two that became one', 'a b c', 'AB c', 'a B c', ['a|AB|a', 'b||B', 'c']],
  ['a change and a block more', 'a b', 'a B', 'α β c', ['a|a|α', 'b|B|β', '||c']],
  [
    'the same blocks more by both, and then others',
    'a',
    'a x y z',
    'a x y u v',
    ['a', 'x y', '|z|u v'],
  ],
  ['all of an older copy', '', 'a b', 'a b c d', ['a b', '||c d']],
  ['everything', '', 'a', 'b', ['|a|b']],
];

test.each(cases)('merging %s', (_, base, mine, theirs, stretches) => {
  const blocks = (text: string) => text.split(' ').filter(Boolean);
  const merged = mergeBlocks(blocks(base), blocks(mine), blocks(theirs));
  const shown = merged.map((one) =>
    one.same
      ? one.same.join(' ')
      : [one.base, one.mine, one.theirs].map((part) => part.join(' ')).join('|'),
  );
  expect(shown).toEqual(stretches);
});
