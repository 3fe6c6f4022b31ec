import { useEffect, useLayoutEffect, useState } from 'react';
import { useServices } from '../../services.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { type FormValues, hasSameValues, type Submission } from './submission.ts';

/** The state of the draft on this device; `null` while there is nothing to save. */
export type AutosaveStatus = { savedAt: Date } | 'failed' | null;

type AutosaveOptions = {
  drafts: Drafts;
  first: () => Submission;
  /** The values that need no draft: those of the item as it is stored. */
  original: FormValues;
  /** True when the form begins with a draft. */
  startsDirty: boolean;
};

/**
 * Autosaves an open form's text as a draft from its first difference to `original` on, locks the draft
 * for this tab, and registers the form among the unsaved ones.
 */
export function useAutosave({ drafts, first, original, startsDirty }: AutosaveOptions) {
  const [submission, setSubmission] = useState(first);
  const [isDirty, setIsDirty] = useState(startsDirty);
  const [status, setStatus] = useState<AutosaveStatus>(null);
  const { dirtyForms } = useServices();
  const hasDraft = status !== null && status !== 'failed';
  useEffect(
    () => (isDirty ? dirtyForms.add(hasDraft) : undefined),
    [dirtyForms, isDirty, hasDraft],
  );
  useLayoutEffect(() => drafts.lock(submission.key), [drafts, submission.key]);

  const store = (next: Submission, values: FormValues) =>
    drafts.store(next, values).then(
      () => setStatus({ savedAt: new Date() }),
      () => setStatus('failed'),
    );

  return {
    submission,
    status,

    /** Receives the form's values on each change. */
    onValuesChange(values: FormValues): void {
      const differs = !hasSameValues(original, values);
      setIsDirty(differs);
      if (differs) void store(submission, values);
      else {
        drafts.drop(submission.key);
        setStatus(null);
      }
    },

    /** Replaces the submission, with the form's text; resolves when the draft is stored. */
    replace(next: Submission, values: FormValues): Promise<void> {
      if (next.key !== submission.key) drafts.drop(submission.key);
      setSubmission(next);
      return store(next, values);
    },
  };
}
