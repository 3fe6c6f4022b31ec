import { VisuallyHidden } from '@mantine/core';
import type { DiffPart } from './diff-texts.ts';
import { foldSame } from './fold-same.ts';
import classes from './marked-text.module.css';

/**
 * A text with what was added and removed in it: marked to the eye, named to a screen reader. Paragraphs that stayed as they
 * were, away from a change, open on request.
 */
export function MarkedText({ blocks }: { blocks: readonly DiffPart[][] }) {
  if (blocks.every((parts) => parts.every(({ change }) => change === 'same'))) {
    return <span className={classes.block}>Hanya bentuknya yang berubah.</span>;
  }
  return foldSame(blocks).map((run, n) =>
    run.isFolded ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes
      <details key={n} className={classes.same}>
        <summary>{run.blocks.length} paragraf tidak berubah</summary>
        <Blocks blocks={run.blocks} />
      </details>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Blocks key={n} blocks={run.blocks} />
    ),
  );
}

function Blocks({ blocks }: { blocks: readonly DiffPart[][] }) {
  return blocks.map((parts, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes
    <span key={n} className={classes.block}>
      {parts.map((part, m) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Part key={m} {...part} />
      ))}
    </span>
  ));
}

function Part({ text, change }: DiffPart) {
  if (change === 'same') return text;
  const [Mark, words] =
    change === 'added' ? (['ins', 'ditambahkan'] as const) : (['del', 'dihapus'] as const);
  return (
    <Mark className={classes[change]}>
      <VisuallyHidden>[{words}: </VisuallyHidden>
      {text}
      <VisuallyHidden>]</VisuallyHidden>
    </Mark>
  );
}
