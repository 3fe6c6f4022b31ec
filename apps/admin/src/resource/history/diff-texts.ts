import { diffArrays, diffWordsWithSpace } from 'diff';
import { toPlainText } from '../form/merge/diff-values.ts';

/** A run of words that both versions have, or one of them. */
export type DiffPart = { text: string; change: 'same' | 'added' | 'removed' };

/** The most changes of words that are looked for in one block; one with more is replaced as a whole. */
const maxWordChanges = 30;
/** The most changes of blocks that are looked for; a text with more is replaced as a whole. */
const maxBlockChanges = 2000;

/** Compares two versions of a field, plain text or HTML, block by block and in these word by word. */
export function diffTexts(before: unknown, after: unknown): DiffPart[][] {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const runs = diffArrays(old, now, { maxEditLength: maxBlockChanges }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  const blocks: DiffPart[][] = [];
  for (let n = 0; n < runs.length; n += 1) {
    const { value = [], removed, added } = runs[n] ?? {};
    const next = runs[n + 1];
    if (removed && next?.added) {
      blocks.push(...diffBlocks(value, next.value));
      n += 1;
    } else {
      const change = changeOf({ added, removed });
      blocks.push(...value.map((text): DiffPart[] => [{ text, change }]));
    }
  }
  return blocks;
}

/** Compares blocks that took the place of others, one by one. */
function diffBlocks(old: readonly string[], now: readonly string[]): DiffPart[][] {
  const count = Math.max(old.length, now.length);
  return Array.from({ length: count }, (_, n) => diffWords(old[n], now[n]));
}

function diffWords(old = '', now = ''): DiffPart[] {
  const parts = old && now && diffWordsWithSpace(old, now, { maxEditLength: maxWordChanges });
  const runs = parts || [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  return runs.flatMap(({ value: text, ...run }): DiffPart[] =>
    text === '' ? [] : [{ text, change: changeOf(run) }],
  );
}

function changeOf({
  added,
  removed,
}: {
  added?: boolean | undefined;
  removed?: boolean | undefined;
}) {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

/** The paragraphs, headings and items of a text, each in words; a picture is its alternative text. */
export function blocksOf(value: unknown): string[] {
  const named = String(value ?? '').replace(/<img\b[^>]*>/gi, (tag) => {
    const alt = /\balt="([^"]*)"/i.exec(tag)?.[1];
    return `<p>[Gambar${alt ? `: ${alt}` : ''}]</p>`;
  });
  return toPlainText(named)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
