import { diffArrays } from 'diff';

/** A stretch of blocks in which two versions of `base` differ. */
export type Changed = { base: string[]; mine: string[]; theirs: string[]; same?: undefined };

/** A stretch of blocks that both versions have, or in which they differ. */
export type Stretch = { same: string[] } | Changed;

/** The blocks that one version has in place of those of `base` from `start` to before `end`. */
type Hunk = { side: 'mine' | 'theirs'; start: number; end: number; blocks: string[] };

/** The most changes of blocks that are looked for; a text with more is one stretch. */
const maxBlockChanges = 2000;

/**
 * Returns the stretches of two versions of `base`, for a merge in three ways: a block that was changed is a stretch of its
 * own, and so is what was added at one place.
 */
export function mergeBlocks(base: string[], mine: string[], theirs: string[]): Stretch[] {
  const hunks = [...hunksOf(base, mine, 'mine'), ...hunksOf(base, theirs, 'theirs')].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, parts } of joined(hunks)) {
    const blocks = base.slice(start, end);
    const versionOf = (side: Hunk['side']) =>
      parts.find((part) => part.side === side)?.blocks ?? blocks;
    const [own, other] = [versionOf('mine'), versionOf('theirs')];
    const alike = alikeAtFirst(own, other, blocks);
    stretches.push(
      { same: base.slice(at, start) },
      { same: own.slice(0, alike) },
      { base: blocks, mine: own.slice(alike), theirs: other.slice(alike) },
    );
    at = end;
  }
  stretches.push({ same: base.slice(at) });
  return stretches.filter((one) => (one.same ? one.same.length > 0 : !isSameIn(one)));
}

/** How many blocks both versions begin with in one place: all that are the same, or those that both added there. */
function alikeAtFirst(mine: string[], theirs: string[], base: string[]): number {
  const differs = mine.findIndex((block, n) => block !== theirs[n]);
  const alike = differs === -1 ? mine.length : differs;
  const isWhole = alike === mine.length && alike === theirs.length;
  return isWhole || base.length === 0 ? alike : 0;
}

function isSameIn({ mine, theirs }: Changed): boolean {
  return mine.length === 0 && theirs.length === 0;
}

function hunksOf(base: string[], version: string[], side: Hunk['side']): Hunk[] {
  const runs = diffArrays(base, version, { maxEditLength: maxBlockChanges });
  if (!runs) return oneByOne({ side, start: 0, end: base.length, blocks: version });
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { value, added, removed } of runs) {
    const end = added ? at : at + value.length;
    const last = hunks.at(-1);
    if (added || removed) {
      const blocks = added ? value : [];
      if (last?.end === at) Object.assign(last, { end, blocks: [...last.blocks, ...blocks] });
      else hunks.push({ side, start: at, end, blocks });
    }
    at = end;
  }
  return hunks.flatMap(oneByOne);
}

/** Splits what took the place of several blocks: block by block, then what is more. */
function oneByOne({ side, start, end, blocks }: Hunk): Hunk[] {
  const hunks = Array.from({ length: end - start }, (_, n) => ({
    ...{ side, start: start + n, end: start + n + 1 },
    blocks: blocks.slice(n, n + 1),
  }));
  const more = blocks.slice(end - start);
  return more.length > 0 ? [...hunks, { side, start: end, end, blocks: more }] : hunks;
}

/** Joins the hunks of both sides that concern the same block, or the same place between two. */
function joined(hunks: readonly Hunk[]): { start: number; end: number; parts: Hunk[] }[] {
  const regions: { start: number; end: number; parts: Hunk[] }[] = [];
  for (const hunk of hunks) {
    const last = regions.at(-1);
    if (last?.start === hunk.start && last.end === hunk.end) last.parts.push(hunk);
    else regions.push({ start: hunk.start, end: hunk.end, parts: [hunk] });
  }
  return regions;
}
