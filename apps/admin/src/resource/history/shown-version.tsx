import type { PublishedName, Revision } from '@pesantren/api-client/contract/publication';
import type { ItemRevision } from '@pesantren/api-client/editorial';
import { revisionQuery } from '@pesantren/api-client/editorial-query';
import type { Clock } from '@pesantren/content/clock';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useClock, useServices } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import type { FormValues } from '../../writing/submission.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { formatMoment } from '../publication/moment.ts';
import { timesOf } from '../publication/times.ts';
import { blocksOf, diffTexts } from './diff-texts.ts';
import classes from './history-dialog.module.css';
import { MarkedText } from './marked-text.tsx';

type ShownVersionProps = {
  name: PublishedName;
  id: string;
  labels: Readonly<Record<string, string>>;
  shown: Revision;
  /** The version that it is compared with; none for the first one, which is then all new. */
  other: Revision | undefined;
  isWhole: boolean;
};

/** Shows a version whole, or what the later of two changed of the earlier one. */
export function ShownVersion(props: ShownVersionProps) {
  const { name, id, labels } = props;
  const { editorial } = useServices();
  const clock = useClock();
  // Which one was chosen shows at once; marking a long text takes a phone longer.
  const shown = useDeferredValue(props.shown);
  const other = useDeferredValue(props.other) ?? shown;
  const isWhole = useDeferredValue(props.isWhole);
  const [former, later] = [shown, other].toSorted((a, b) => a.version - b.version);
  const after = useQuery(revisionQuery(editorial, name, id, (later ?? shown).version));
  const old = useQuery(revisionQuery(editorial, name, id, (former ?? shown).version));
  const failed = [after, old].find(({ error }) => error);
  if (failed?.error) {
    const { error, isFetching, refetch } = failed;
    return <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  }
  if (!after.data || !old.data) return <ListSkeleton />;
  if (isWhole) {
    const { data } = later === shown ? after : old;
    return <WholeVersion labels={labels} values={valuesOf(data, clock)} />;
  }
  return (
    <Difference
      labels={labels}
      before={other === shown ? {} : valuesOf(old.data, clock)}
      after={valuesOf(after.data, clock)}
    />
  );
}

/** Returns what a version shows, its times in words. */
function valuesOf(revision: ItemRevision<PublishedName>, clock: Clock): FormValues {
  const { publish_at, expire_at } = timesOf(revision);
  const inWords = (at: string) => at && formatMoment(new Date(at), clock);
  return { ...revision.item, publish_at: inWords(publish_at), expire_at: inWords(expire_at) };
}

type DifferenceProps = {
  labels: Readonly<Record<string, string>>;
  before: FormValues;
  after: FormValues;
};

/** The fields in which two versions differ, word by word: marked to the eye, named to a screen reader. */
function Difference({ labels, before, after }: DifferenceProps) {
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

type WholeVersionProps = { labels: Readonly<Record<string, string>>; values: FormValues };

/** Everything that a version says, field by field, to be read before it is brought back. */
function WholeVersion({ labels, values }: WholeVersionProps) {
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
