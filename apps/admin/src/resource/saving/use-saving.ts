import { useWindowEvent } from '@mantine/hooks';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import { useServices } from '../../services.ts';
import { toastFailure } from '../../shell/toasts/toast.tsx';
import type { Draft, Drafts } from '../drafts/drafts.ts';
import { readFailure } from './save-failure.ts';
import { beginSaving, reduceSaving } from './saving.ts';
import { type FormValues, hasSameValues, type Submission } from './submission.ts';

/** What a form saves: an item of a resource, or facts of the school. */
export type SavingTarget<Item, Input> = {
  /** Begins the keys of all queries that a save makes out of date. */
  queryKey: QueryKey;
  /**
   * Sends a submission, so that sending it again changes nothing more. `onProgress` stores a change of it.
   * @throws ApiError of the client
   */
  send: (
    submission: Submission,
    input: Input,
    onProgress: (changes: Partial<Submission>) => Promise<void>,
  ) => Promise<Item | undefined>;
  /** Returns the newer version that a refused save carries. */
  conflictOf: (error: unknown) => Item | undefined;
  toValues: (item: Item) => FormValues;
};

type SavingOptions<Item, Input> = SavingTarget<Item, Input> & {
  drafts: Drafts;
  /** The draft that the form begins with. */
  draft: Draft | null;
  /** Makes the submission of a form that begins without one. */
  createSubmission: () => Submission;
  /** Reports a save that succeeded, also after the form was left. */
  onSaved: (item: Item | undefined) => void;
  /** Closes the form after a save. */
  onClose: () => Promise<void>;
  onFailed: (error: Error) => void;
};

type Save<Input> = { submission: Submission; values: FormValues; input: Input };

/** The mutation key of the saves of all forms. */
export const saveMutationKey = ['save'];

/**
 * Runs what follows from the states of saving: from its first difference to the baseline on, the text is
 * stored as a draft, which this tab has locked; a submission is stored before its first call, and sent.
 * A save that fails after the form was left is reported by a toast.
 */
export function useSaving<Item extends { version?: number | undefined }, Input>(
  options: SavingOptions<Item, Input>,
) {
  const { queryKey, drafts } = options;
  const { queryClient, dirtyForms, withReauth } = useServices();
  const [saving, dispatch] = useReducer(reduceSaving, null, () =>
    beginSaving(options.draft ?? options.createSubmission(), options.draft !== null),
  );
  const { submission } = saving;
  const isDirty = saving.name !== 'idle';
  const hasDraft = saving.draftStatus instanceof Date;
  useEffect(
    () => (isDirty ? dirtyForms.add(hasDraft) : undefined),
    [dirtyForms, isDirty, hasDraft],
  );
  useLayoutEffect(() => drafts.lock(submission.key), [drafts, submission.key]);
  useWindowEvent('online', () => dispatch({ type: 'reconnected' }));

  const store = (stored: Submission, values: FormValues) =>
    drafts.store(stored, values).then(
      () => dispatch({ type: 'draft-stored', status: new Date() }),
      () => dispatch({ type: 'draft-stored', status: 'failed' }),
    );
  // Cancel list queries in flight: they started before this save and would be reused instead of refetched.
  const refetch = async () => {
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };

  const { mutate } = useMutation({
    mutationKey: saveMutationKey,
    async mutationFn({ submission: submitted, values, input }: Save<Input>) {
      let current = submitted;
      const onProgress = (changes: Partial<Submission>) => {
        current = { ...current, ...changes };
        dispatch({ type: 'progressed', submission: current });
        return store(current, values);
      };
      await onProgress({});
      return withReauth(() => options.send(current, input, onProgress));
    },
    async onSuccess(item, { submission: { key } }) {
      const isShown = drafts.isShown(key);
      drafts.drop(key);
      dispatch({ type: 'saved' });
      options.onSaved(item);
      if (isShown) await options.onClose();
      void refetch();
    },
    onError(error, { submission: { key, id } }) {
      const failure = readFailure(options.conflictOf(error), id, error);
      // The list is out of date: the item is gone, newer, or perhaps saved.
      if (failure.name !== 'failed' || failure.reason === 'offline') void refetch();
      if (!drafts.isShown(key)) return toastFailure(error);
      dispatch({
        type: 'failed',
        error,
        failure:
          failure.name === 'conflict'
            ? { name: 'conflict', theirs: toBaseline(failure.item) }
            : failure,
      });
      options.onFailed(error);
    },
  });
  const toBaseline = (item: Item) => ({
    baseline: options.toValues(item),
    version: item.version,
  });

  return {
    saving,

    /** Receives the form's values on each change. */
    onValuesChange(values: FormValues): void {
      dispatch({ type: 'typed', values });
      if (!hasSameValues(submission.baseline, values)) void store(submission, values);
      else if (saving.name !== 'saving') drafts.drop(submission.key);
    },

    /** Goes on from another submission after a conflict or a deletion. */
    answer(next: Submission): void {
      if (next.key !== submission.key) drafts.drop(submission.key);
      dispatch({ type: 'answered', submission: next });
    },

    /** Submits values, unless that is under way. */
    submit(values: FormValues, input: Input, submitted = submission): void {
      if (saving.name === 'saving') return;
      dispatch({ type: 'submitted' });
      mutate({ submission: submitted, values, input });
    },

    dismiss: () => dispatch({ type: 'dismissed' }),
  };
}
