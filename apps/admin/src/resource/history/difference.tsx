import type { FormValues } from '../../writing/submission.ts';
import { diffTexts } from './diff-texts.ts';
import classes from './history-dialog.module.css';
import { MarkedText } from './marked-text.tsx';

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
      <MarkedText blocks={blocks} />
    </section>
  ));
}
