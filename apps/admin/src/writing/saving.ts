import type { Saver } from './editorial-calls.ts';
import type { FailureReason, SaveFailure } from './save-failure.ts';
import { type FormValues, hasSameValues, type Submission } from './submission.ts';

/**
 * The place and time of the draft's last storing: on this device, or with the provider. `failed` when the browser refused,
 * null without one.
 */
export type DraftStatus = { at: Date; where: 'device' | 'server' } | 'failed' | null;

/** The states of saving a form (docs/architecture.md#form-to-request). */
export type Saving = { submission: Submission; draftStatus: DraftStatus } & (
  | { name: 'idle' | 'dirty' | 'saving' }
  /** Somebody else saved the item since editing began. */
  | { name: 'conflict'; error: Error; theirs: Theirs }
  | { name: 'deleted'; error: Error }
  /** As `conflict`, or as `deleted` where `theirs` is null, but not asked about: editing goes on, autosave does not. */
  | { name: 'diverged'; error: Error; theirs: Theirs | null }
  | { name: 'failed'; error: Error; reason: FailureReason }
);

/** The version that somebody else saved, and who that was where it is known. */
export type Theirs = Pick<Submission, 'baseline' | 'version'> & { saver?: Saver | undefined };

export type SavingEvent =
  | { type: 'typed'; values: FormValues }
  | { type: 'draft-stored'; status: DraftStatus }
  /** The provider has the draft that was typed up to `submission`, after which `values` have been typed. */
  | { type: 'draft-sent'; submission: Submission; values: FormValues }
  | { type: 'draft-refused'; error: Error; failure: Failure }
  | { type: 'submitted' }
  /** The submission changed while it was sent. */
  | { type: 'progressed'; submission: Submission }
  | { type: 'saved' }
  /** The device had no room for what should wait in its outbox. */
  | { type: 'kept' }
  | { type: 'failed'; error: Error; failure: Failure }
  /** The question about a conflict or a deleted item was asked for, or closed. */
  | { type: 'compared' }
  | { type: 'dismissed' }
  /** That question was answered: editing goes on from this submission. */
  | { type: 'answered'; submission: Submission }
  | { type: 'reconnected' };

type Failure =
  | Exclude<SaveFailure<never>, { name: 'conflict' }>
  | { name: 'conflict'; theirs: Theirs };

/** The state of a form that begins with a submission, of which a draft may be stored. */
export function beginSaving(submission: Submission, hasDraft: boolean): Saving {
  return { name: hasDraft ? 'dirty' : 'idle', submission, draftStatus: null };
}

type Event<Type extends SavingEvent['type']> = Extract<SavingEvent, { type: Type }>;

/** The transitions: the state that follows each event; an event that a state does not know changes nothing. */
const transitions: {
  [Type in SavingEvent['type']]: (state: Saving, event: Event<Type>) => Saving;
} = {
  typed(state, { values }) {
    if (isAsking(state) || state.name === 'saving') return state;
    const { submission } = state;
    const isChanged = !hasSameValues(submission.baseline, values);
    if (!isChanged) return { name: 'idle', submission, draftStatus: onServer(state.draftStatus) };
    return 'error' in state ? state : { ...state, name: 'dirty' };
  },
  'draft-stored': (state, { status }) => ({ ...state, draftStatus: status }),
  'draft-sent'(state, { submission, values }) {
    const draftStatus: DraftStatus = { at: new Date(), where: 'server' };
    const isAll = hasSameValues(submission.baseline, values);
    if (isAll && state.name === 'dirty') return { name: 'idle', submission, draftStatus };
    return { ...state, submission, ...(isAll && { draftStatus }) };
  },
  'draft-refused'(state, { error, failure }) {
    const isWritten = state.name === 'dirty' || state.name === 'failed';
    if (!isWritten || failure.name === 'failed') return state;
    const theirs = failure.name === 'conflict' ? failure.theirs : null;
    return { ...common(state), name: 'diverged', error, theirs };
  },
  submitted: (state) => (isAsking(state) ? state : { ...common(state), name: 'saving' }),
  progressed: (state, { submission }) =>
    state.name === 'saving' ? { ...state, submission } : state,
  saved: (state) =>
    state.name === 'saving' ? { ...state, name: 'idle', draftStatus: null } : state,
  kept: (state) => (state.name === 'saving' ? { ...state, name: 'dirty' } : state),
  failed: (state, { error, failure }) =>
    state.name === 'saving' ? { ...common(state), ...failure, error } : state,
  compared(state) {
    if (state.name !== 'diverged') return state;
    const { error, theirs } = state;
    return theirs
      ? { ...common(state), name: 'conflict', error, theirs }
      : { ...common(state), name: 'deleted', error };
  },
  dismissed(state) {
    if (!isAsking(state)) return state;
    const theirs = state.name === 'conflict' ? state.theirs : null;
    return { ...common(state), name: 'diverged', error: state.error, theirs };
  },
  answered: (state, { submission }) =>
    isAsking(state) ? { ...common(state), name: 'dirty', submission } : state,
  reconnected: (state) =>
    state.name === 'failed' && state.reason === 'offline'
      ? { ...state, reason: 'reconnected' }
      : state,
};

/** Returns the state of saving after an event. */
export function reduceSaving(state: Saving, event: SavingEvent): Saving {
  const transition = transitions[event.type] as (state: Saving, event: SavingEvent) => Saving;
  return transition(state, event);
}

/** Keeps what the provider has, whatever becomes of the device's draft. */
function onServer(status: DraftStatus): DraftStatus {
  return status !== 'failed' && status?.where === 'server' ? status : null;
}

function common({ submission, draftStatus }: Saving) {
  return { submission, draftStatus };
}

function isAsking(state: Saving): state is Extract<Saving, { name: 'conflict' | 'deleted' }> {
  return state.name === 'conflict' || state.name === 'deleted';
}
