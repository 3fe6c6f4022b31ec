import { useWindowEvent } from '@mantine/hooks';
import { requestsKey } from '@pesantren/api-client/editorial-query';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { cancelAndInvalidate } from '../resource/list-state/list-page-query.ts';
import { useServices } from '../services.ts';
import { toastFailure } from '../shell/toasts/toast.tsx';
import type { Draft, Drafts } from './drafts.ts';
import type { Saver } from './editorial-calls.ts';
import { readFailure } from './save-failure.ts';
import { beginSaving, reduceSaving } from './saving.ts';
import {
  type FormValues,
  hasSameValues,
  isForgotten,
  isPublishing,
  type Submission,
} from './submission.ts';

/** The thing that a form saves: an item of a resource, or facts of the school. */
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
  /** Converts values, whatever they lack, to the body of a draft; undefined where the provider keeps none. */
  toDraft?: ((values: FormValues) => Input) | undefined;
  /** Returns the newer version that a refused save carries. */
  conflictOf: (error: unknown) => Item | undefined;
  toValues: (item: Item) => FormValues;
};

/** The part of an item that saving reads. */
export type SavedItem = {
  id?: string;
  version?: number | undefined;
  saver?: Saver | undefined;
};

type SavingOptions<Item, Input> = SavingTarget<Item, Input> & {
  drafts: Drafts;
  /** The draft that the form begins with. */
  draft: Draft | null;
  /** Makes the submission of a form that begins without one. */
  createSubmission: () => Submission;
  /** Receives the id of the item that its first draft has created, while the form shows it. */
  onCreated: (id: string) => void;
  /** Reports a save that succeeded, also after the form was left. */
  onSaved: (item: Item | undefined) => void;
  /** Closes the form after a save. */
  onClose: () => Promise<void>;
  /** Opens the form again with an item that was saved. */
  onStay: (id: string) => Promise<void> | void;
  onFailed: (error: Error) => void;
};

/** `stays`: the form opens again with what was saved. */
type Save<Input> = { key: string; values: FormValues; input: Input; stays: boolean };

const inDoubt = 'Belum pasti tersimpan. Simpan sekali lagi dahulu.';

/** The mutation key of the saves of all forms. */
export const saveMutationKey = ['save'];

/**
 * Runs what follows from the states of saving: from its first difference to the baseline on, the text is
 * stored as a draft, which this tab has locked; a submission is stored before its first call, and sent. Calls
 * go out one after the other, so that each knows the version that the last one made.
 * A save that fails after the form was left is reported by a toast.
 */
export function useSaving<Item extends SavedItem, Input>(options: SavingOptions<Item, Input>) {
  const { queryKey, drafts } = options;
  const { queryClient, dirtyForms } = useServices();
  const [saving, dispatch] = useReducer(reduceSaving, null, () =>
    beginSaving(options.draft ?? options.createSubmission(), options.draft !== null),
  );
  const { submission } = saving;
  // The submission as the last call has left it, for a call that goes out before React has rendered that.
  const latest = useRef(submission);
  const inTurn = useTurns();
  const isDirty = saving.name !== 'idle';
  const hasDraft = typeof saving.draftStatus === 'object' && saving.draftStatus !== null;
  useEffect(
    () => (isDirty ? dirtyForms.add(hasDraft) : undefined),
    [dirtyForms, isDirty, hasDraft],
  );
  useLayoutEffect(() => drafts.lock(submission.key), [drafts, submission.key]);
  useWindowEvent('online', () => dispatch({ type: 'reconnected' }));

  const store = (stored: Submission, values: FormValues) =>
    drafts.store(stored, values).then(
      () => dispatch({ type: 'draft-stored', status: { at: new Date(), where: 'device' } }),
      () => dispatch({ type: 'draft-stored', status: 'failed' }),
    );
  const invalidate = (refetchType: 'active' | 'none' = 'active') =>
    cancelAndInvalidate(queryClient, queryKey, refetchType);

  /** Returns what stores a change of the submission that is being sent, with the values of that moment. */
  const progressOf = (valuesOf: () => FormValues) => (changes: Partial<Submission>) => {
    latest.current = { ...latest.current, ...changes };
    dispatch({ type: 'progressed', submission: latest.current });
    return store(latest.current, valuesOf());
  };

  /** Returns the body of a draft; undefined where there is nothing to send. */
  const draftOf = (values: FormValues) => {
    const { baseline, sent } = latest.current;
    if (!options.toDraft || hasSameValues(baseline, values)) return undefined;
    // What is in doubt is sent again before a draft: a publish waits for the person.
    if (isPublishing(sent)) throw new Error(inDoubt);
    return options.toDraft(values);
  };

  const { mutate } = useMutation({
    mutationKey: saveMutationKey,
    mutationFn: ({ values, input }: Save<Input>) =>
      inTurn(async () => {
        const onProgress = progressOf(() => values);
        await onProgress({});
        return options.send(latest.current, input, onProgress);
      }),
    async onSuccess(item, { key, stays }) {
      const isShown = drafts.isShown(key);
      drafts.drop(key);
      dispatch({ type: 'saved' });
      const reopened = stays && isShown ? item?.id : undefined;
      if (reopened === undefined) options.onSaved(item);
      void queryClient.invalidateQueries({ queryKey: requestsKey });
      if (!isShown) return void invalidate();
      await invalidate('none');
      await options.onClose();
      if (reopened === undefined) return;
      await options.onStay(reopened);
      // A form that opens hides the toasts of the list below it.
      options.onSaved(item);
    },
    onError(error, { key }) {
      const failure = failureOf(error);
      // The list is out of date: the item is gone, newer, or perhaps saved.
      if (failure.name !== 'failed' || failure.reason === 'offline') void invalidate();
      if (!drafts.isShown(key)) return toastFailure(error);
      dispatch({ type: 'failed', error, failure });
      options.onFailed(error);
    },
  });
  const failureOf = (error: Error) => {
    const failure = readFailure(options.conflictOf(error), latest.current.id, error);
    if (failure.name !== 'conflict') return failure;
    const { item } = failure;
    const { version, saver } = item;
    return { ...failure, theirs: { baseline: options.toValues(item), version, saver } };
  };

  /** Takes a press for the answer to the notice of a forgotten call: the list was looked at, and it is not there. */
  const answerForgotten = () => {
    if (isForgotten(submission)) latest.current = { ...latest.current, sent: undefined };
  };

  return {
    saving,

    /** Receives the form's values on each change. */
    onValuesChange(values: FormValues): void {
      dispatch({ type: 'typed', values });
      const { current } = latest;
      if (!hasSameValues(current.baseline, values)) void store(current, values);
      else if (saving.name !== 'saving') drafts.drop(current.key);
    },

    /**
     * Sends what is typed as a draft; what is typed meanwhile stays on the device and goes with the next one. A failure
     * leaves the device's draft; the next one tries again, unless somebody else has changed or deleted the item.
     * @throws ApiError of the client, or an Error while it is in doubt whether a publish arrived
     */
    sendDraft: (valuesOf: () => FormValues): Promise<void> =>
      inTurn(async () => {
        const values = valuesOf();
        const { key, id } = latest.current;
        const body = draftOf(values);
        if (!body) return;
        const item = await options
          .send(latest.current, body, progressOf(valuesOf))
          .catch((error) => {
            dispatch({ type: 'draft-refused', error, failure: failureOf(error) });
            throw error;
          });
        if (!item) return;
        const { id: created = id, version } = item;
        const stored = { id: created, version, baseline: values, sent: undefined };
        latest.current = { ...latest.current, ...stored };
        const typed = valuesOf();
        if (hasSameValues(values, typed)) drafts.drop(key);
        else void store(latest.current, typed);
        dispatch({ type: 'draft-sent', submission: latest.current, values: typed });
        // Under an open form nobody sees the list.
        const isShown = drafts.isShown(key);
        void invalidate(isShown ? 'none' : 'active');
        if (isShown && id === null && created !== null) options.onCreated(created);
      }),

    /** True while the answer to a call is missing, on its way or lost: the provider may have stored what it sent. */
    isInDoubt: () => latest.current.sent !== undefined,

    /** Goes on from another submission after a conflict or a deletion. */
    answer(next: Submission): void {
      if (next.key !== submission.key) drafts.drop(submission.key);
      latest.current = next;
      dispatch({ type: 'answered', submission: next });
    },

    /** Submits values, unless that is under way; the form closes, or stays open with what was saved. */
    submit(values: FormValues, input: Input, stays = false): void {
      if (saving.name === 'saving') return;
      answerForgotten();
      dispatch({ type: 'submitted' });
      mutate({ key: latest.current.key, values, input, stays });
    },

    /**
     * Leaves values to the outbox, once a draft that is under way is through, and closes the form.
     * @returns false where the device has no room; the form stays as it is
     */
    async leaveToOutbox(values: FormValues, input: object): Promise<boolean> {
      if (saving.name === 'saving') return true;
      answerForgotten();
      dispatch({ type: 'submitted' });
      const left = inTurn(() => drafts.leaveToOutbox(latest.current, values, input));
      const isThere = await left.then(
        () => true,
        () => false,
      );
      dispatch({ type: isThere ? 'saved' : 'kept' });
      if (isThere) await options.onClose();
      return isThere;
    },

    compare: () => dispatch({ type: 'compared' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
  };
}

/** Returns a function that runs calls one after the other, whatever becomes of those before. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const next = last.current.then(call, call);
    last.current = next.catch(() => undefined);
    return next;
  };
}

/** How long typing rests before a draft goes to the provider, in milliseconds. */
const autosaveRest = 2000;

/** Saves a draft once typing has rested, while one `isDue`. */
export function useAutosave(values: FormValues, isDue: boolean, save: () => void): void {
  const saveNow = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the clock again
  useEffect(() => {
    if (!isDue) return;
    const timer = window.setTimeout(() => saveNow(), autosaveRest);
    return () => window.clearTimeout(timer);
  }, [values, isDue]);
}
