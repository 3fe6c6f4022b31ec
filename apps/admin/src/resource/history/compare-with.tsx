import { NativeSelect } from '@mantine/core';
import type { Revision } from '@pesantren/api-client/contract/publication';
import { useClock } from '../../services.ts';
import { momentOf, shortMomentOf } from './revision-words.ts';

type CompareWithProps = {
  /** All versions, the newest first. */
  revisions: readonly Revision[];
  shown: Revision;
  /** The version it is compared with; none for the first one. */
  other: Revision | undefined;
  onPick: (version: number) => void;
};

/** Says what a version is compared with, and compares it with any other. */
export function CompareWith({ revisions, shown, other, onPick }: CompareWithProps) {
  const clock = useClock();
  const earlier = revisions[revisions.indexOf(shown) + 1];
  const choices = revisions
    .filter((one) => one !== shown)
    .map((one) => ({
      value: String(one.version),
      // The list above says who; with a long name a phone would cut it here.
      label: `${shortMomentOf(one, clock)}${one === earlier ? ' (sebelumnya)' : ''}`,
    }));
  return (
    <NativeSelect
      label={`Versi ${momentOf(shown, clock)} dibandingkan dengan`}
      data={earlier ? choices : [{ value: '', label: 'belum ada apa pun' }, ...choices]}
      value={String(other?.version ?? '')}
      onChange={(event) => onPick(Number(event.currentTarget.value))}
    />
  );
}
