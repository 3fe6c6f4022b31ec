import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../services.ts';
import { uniqueName } from '../../unique-name.ts';
import {
  type Draft,
  type Drafts,
  type Filling,
  type FormValues,
  sameValues,
} from '../drafts/drafts.ts';

/** Whether what is typed is safe on this device; `null` while there is nothing to keep. */
export type Kept = { at: Date } | 'failed' | null;

/** A filling that begins with an item's values, or with those of an empty form. */
export function newFilling(id: string | null, version: number | undefined, base: FormValues) {
  return { key: uniqueName(), id, version, base, sent: undefined } satisfies Filling;
}

/**
 * The filling behind an open form: keeps its text as a draft from the first difference to `original` on,
 * marks it as open in this tab, and counts it among the unsaved.
 */
export function useFilling(
  drafts: Drafts,
  first: () => Filling,
  original: FormValues,
  draft: Draft | null,
) {
  const [filling, setFilling] = useState(first);
  const [isDirty, setIsDirty] = useState(draft !== null);
  const [kept, setKept] = useState<Kept>(null);
  const { unsaved } = useServices();
  const isKept = kept !== null && kept !== 'failed';
  useEffect(() => (isDirty ? unsaved.add(isKept) : undefined), [unsaved, isDirty, isKept]);
  useLayoutEffect(() => drafts.hold(filling.key), [drafts, filling.key]);

  const keep = (next: Filling, values: FormValues) =>
    drafts.keep(next, values).then(
      () => setKept({ at: new Date() }),
      () => setKept('failed'),
    );

  return {
    filling,
    kept,

    /** Hears of each change of the form. */
    typed(values: FormValues): void {
      const differs = !sameValues(original, values);
      setIsDirty(differs);
      if (differs) void keep(filling, values);
      else {
        drafts.drop(filling.key);
        setKept(null);
      }
    },

    /** Goes on with another filling of the same form, from this one's text. */
    replace(next: Filling, values: FormValues): Promise<void> {
      if (next.key !== filling.key) drafts.drop(filling.key);
      setFilling(next);
      return keep(next, values);
    },

    /** Begins again with `next`, and nothing typed. */
    restart(next: Filling): void {
      drafts.drop(filling.key);
      setFilling(next);
      setIsDirty(false);
      setKept(null);
    },
  };
}
