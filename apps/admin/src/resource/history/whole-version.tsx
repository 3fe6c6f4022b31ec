import type { FormValues } from '../../writing/submission.ts';
import { blocksOf } from './diff-texts.ts';
import classes from './history-dialog.module.css';

type WholeVersionProps = { labels: Readonly<Record<string, string>>; values: FormValues };

/** Everything that a version says, field by field, to be read before it is brought back. */
export function WholeVersion({ labels, values }: WholeVersionProps) {
  return Object.keys(labels)
    .map((field) => ({ field, blocks: blocksOf(values[field]) }))
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ field, blocks }) => (
      <section key={field} className={classes.field} aria-label={labels[field]}>
        <h3>{labels[field]}</h3>
        {blocks.map((text, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes
          <p key={n}>{text}</p>
        ))}
      </section>
    ));
}
