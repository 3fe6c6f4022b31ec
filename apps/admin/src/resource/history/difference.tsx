import { VisuallyHidden } from '@mantine/core';
import type { FormValues } from '../saving/submission.ts';
import { type DiffPart, diffTexts } from './diff-texts.ts';
import classes from './history-dialog.module.css';

type DifferenceProps = {
  labels: Readonly<Record<string, string>>;
  before: FormValues;
  after: FormValues;
};

/** The fields in which two versions differ, word by word: marked to the eye, named to a screen reader. */
export function Difference({ labels, before, after }: DifferenceProps) {
  const changed = Object.keys(labels)
    .filter((field) => String(before[field] ?? '') !== String(after[field] ?? ''))
    .map((field) => ({ field, blocks: diffTexts(before[field], after[field]) }));
  if (changed.length === 0) return <p>Sama dengan versi sebelumnya.</p>;
  return changed.map(({ field, blocks }) => (
    <section key={field} className={classes.field} aria-label={labels[field]}>
      <h3>{labels[field]}</h3>
      {blocks.every((parts) => parts.every(({ change }) => change === 'same')) && (
        <p>Hanya bentuknya yang berubah.</p>
      )}
      {blocks.map((parts, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes
        <p key={n}>
          {parts.map((part, m) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Part key={m} {...part} />
          ))}
        </p>
      ))}
    </section>
  ));
}

function Part({ text, change }: DiffPart) {
  if (change === 'same') return text;
  const [Mark, words] =
    change === 'added' ? (['ins', 'ditambahkan'] as const) : (['del', 'dihapus'] as const);
  return (
    <Mark>
      <VisuallyHidden>[{words}: </VisuallyHidden>
      {text}
      <VisuallyHidden>]</VisuallyHidden>
    </Mark>
  );
}
