import { expect, test } from 'vitest';
import { diffTexts } from './diff-texts.ts';
import { foldSame } from './fold-same.ts';

const text = (words: readonly string[]) => words.map((word) => `<p>${word}</p>`).join('');

/** Says how many blocks each run has, folded ones in brackets. */
const shape = (before: readonly string[], after: readonly string[]) =>
  foldSame(diffTexts(text(before), text(after)))
    .map(({ isFolded, blocks: { length } }) => (isFolded ? `(${length})` : `${length}`))
    .join(' ');

test('[V-23] of a long text what changed is in sight, with the paragraph before and after it', () => {
  const long = Array.from({ length: 20 }, (_, n) => `Paragraf ${n}`);
  expect(shape(long, long.with(10, 'Lain'))).toBe('(9) 3 (8)');
  expect(shape(long, long.with(0, 'Lain'))).toBe('2 (18)');
  expect(shape(long, long.toSpliced(19, 0, 'Baru'))).toBe('(18) 3');
  // Two that are alone between changes take no more room than a line that folds them.
  expect(shape(long, long.with(5, 'Lain').with(10, 'Lain'))).toBe('(4) 3 2 3 (8)');
  expect(shape([], long)).toBe('20');
});
