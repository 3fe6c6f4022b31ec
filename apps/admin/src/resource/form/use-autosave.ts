import { useEffect, useLayoutEffect, useState } from 'react';
import { randomId } from '../../random-id.ts';
import { useServices } from '../../services.ts';
import {
  type Draft,
  type Drafts,
  type FormValues,
  type Submission,
  sameValues,
} from '../drafts/drafts.ts';

/** Whether what is typed is safe on this device; `null` while there is nothing to keep. */
export type AutosaveStatus = { at: Date } | 'failed' | null;

/** A submission that begins with an item's values, or with those of an empty form. */
export function createSubmission(id: string | null, version: number | undefined, base: FormValues) {
  return { key: randomId(), id, version, base, sent: undefined } satisfies Submission;
}

/**
 * The submission behind an open form: keeps its text as a draft from the first difference to `original` on,
 * marks it as open in this tab, and counts it among the unsaved.
 */
export function useAutosave(
  drafts: Drafts,
  first: () => Submission,
  original: FormValues,
  draft: Draft | null,
) {
  const [submission, setSubmission] = useState(first);
  const [isDirty, setIsDirty] = useState(draft !== null);
  const [autosave, setAutosave] = useState<AutosaveStatus>(null);
  const { dirtyForms } = useServices();
  const isKept = autosave !== null && autosave !== 'failed';
  useEffect(() => (isDirty ? dirtyForms.add(isKept) : undefined), [dirtyForms, isDirty, isKept]);
  useLayoutEffect(() => drafts.hold(submission.key), [drafts, submission.key]);

  const keep = (next: Submission, values: FormValues) =>
    drafts.keep(next, values).then(
      () => setAutosave({ at: new Date() }),
      () => setAutosave('failed'),
    );

  return {
    submission,
    autosave,

    /** Hears of each change of the form. */
    typed(values: FormValues): void {
      const differs = !sameValues(original, values);
      setIsDirty(differs);
      if (differs) void keep(submission, values);
      else {
        drafts.drop(submission.key);
        setAutosave(null);
      }
    },

    /** Goes on with another submission of the same form, from this one's text. */
    replace(next: Submission, values: FormValues): Promise<void> {
      if (next.key !== submission.key) drafts.drop(submission.key);
      setSubmission(next);
      return keep(next, values);
    },

    /** Begins again with `next`, and nothing typed. */
    restart(next: Submission): void {
      drafts.drop(submission.key);
      setSubmission(next);
      setIsDirty(false);
      setAutosave(null);
    },
  };
}
