import type { DiffPart } from './diff-texts.ts';

/** Blocks in a row, in sight or folded behind one line. */
type Run = { isFolded: boolean; blocks: DiffPart[][] };

/** The fewest blocks that are folded: fewer take no more room than the line that stands for them. */
const fewest = 3;

/** Parts the blocks of a difference: what changed, with the block before and after it, and what lies between. */
export function foldSame(blocks: readonly DiffPart[][]): Run[] {
  const differs = blocks.map((parts) => parts.some(({ change }) => change !== 'same'));
  const runs: Run[] = [];
  blocks.forEach((block, n) => {
    const isFolded = !differs.slice(Math.max(0, n - 1), n + 2).some(Boolean);
    const last = runs.at(-1);
    if (last?.isFolded === isFolded) last.blocks.push(block);
    else runs.push({ isFolded, blocks: [block] });
  });
  return runs.map((run) => ({ ...run, isFolded: run.isFolded && run.blocks.length >= fewest }));
}
