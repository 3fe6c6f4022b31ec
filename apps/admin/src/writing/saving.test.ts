import { ApiError } from '@pesantren/api-client/api-error';
import { conflictingItem } from '@pesantren/api-client/conflict';
import { expect, test } from 'vitest';
import { readFailure } from './save-failure.ts';
import { beginSaving, reduceSaving, type Saving, type SavingEvent } from './saving.ts';
import { createSubmission } from './submission.ts';

const submission = createSubmission('7', 1, { title: 'Panen' });
const other = createSubmission(null, undefined, { title: '' });
const error = new ApiError('Gagal menyimpan data');
const common = { submission, draftStatus: { at: new Date(0), where: 'device' as const } };

const states: Record<string, Saving> = {
  idle: { ...common, name: 'idle' },
  dirty: { ...common, name: 'dirty' },
  saving: { ...common, name: 'saving' },
  conflict: {
    ...common,
    name: 'conflict',
    error,
    theirs: { baseline: { title: 'Pawai' }, version: 2 },
  },
  deleted: { ...common, name: 'deleted', error },
  changedElsewhere: {
    ...common,
    name: 'diverged',
    error,
    theirs: { baseline: { title: 'Pawai' }, version: 2 },
  },
  deletedElsewhere: { ...common, name: 'diverged', error, theirs: null },
  offline: { ...common, name: 'failed', error, reason: 'offline' },
  refused: { ...common, name: 'failed', error, reason: 'refused' },
};

const events: Record<string, SavingEvent> = {
  typed: { type: 'typed', values: { title: 'Panen raya' } },
  undone: { type: 'typed', values: { title: 'Panen' } },
  submitted: { type: 'submitted' },
  progressed: { type: 'progressed', submission: other },
  saved: { type: 'saved' },
  failed: { type: 'failed', error, failure: { name: 'failed', reason: 'offline' } },
  gone: { type: 'failed', error, failure: { name: 'deleted' } },
  changed: {
    type: 'failed',
    error,
    failure: { name: 'conflict', theirs: { baseline: { title: 'Pawai' }, version: 2 } },
  },
  draftFailed: {
    type: 'draft-refused',
    error,
    failure: { name: 'failed', reason: 'offline' },
  },
  draftGone: { type: 'draft-refused', error, failure: { name: 'deleted' } },
  draftChanged: {
    type: 'draft-refused',
    error,
    failure: { name: 'conflict', theirs: { baseline: { title: 'Pawai' }, version: 2 } },
  },
  compared: { type: 'compared' },
  dismissed: { type: 'dismissed' },
  answered: { type: 'answered', submission: other },
  reconnected: { type: 'reconnected' },
};

const nameOf = (state: Saving) => {
  if (state.name === 'diverged') return state.theirs ? 'changedElsewhere' : 'deletedElsewhere';
  return state.name === 'failed' ? state.reason : state.name;
};

/** Each state, and where each event leads from it; every other event changes nothing. */
test.each([
  ['idle', { typed: 'dirty', undone: 'idle', submitted: 'saving' }],
  [
    'dirty',
    {
      typed: 'dirty',
      undone: 'idle',
      submitted: 'saving',
      draftGone: 'deletedElsewhere',
      draftChanged: 'changedElsewhere',
    },
  ],
  [
    'saving',
    {
      submitted: 'saving',
      progressed: 'saving',
      saved: 'idle',
      failed: 'offline',
      gone: 'deleted',
      changed: 'conflict',
    },
  ],
  ['conflict', { dismissed: 'changedElsewhere', answered: 'dirty' }],
  ['deleted', { dismissed: 'deletedElsewhere', answered: 'dirty' }],
  ['changedElsewhere', { undone: 'idle', submitted: 'saving', compared: 'conflict' }],
  ['deletedElsewhere', { undone: 'idle', submitted: 'saving', compared: 'deleted' }],
  [
    'offline',
    {
      undone: 'idle',
      submitted: 'saving',
      reconnected: 'reconnected',
      draftGone: 'deletedElsewhere',
      draftChanged: 'changedElsewhere',
    },
  ],
  [
    'refused',
    {
      undone: 'idle',
      submitted: 'saving',
      draftGone: 'deletedElsewhere',
      draftChanged: 'changedElsewhere',
    },
  ],
] as [string, Record<string, string>][])('[V-32] from %s', (name, transitions) => {
  const state = states[name] as Saving;
  for (const [event, value] of Object.entries(events)) {
    const next = reduceSaving(state, value);
    if (event in transitions) expect(nameOf(next), event).toBe(transitions[event]);
    else expect(next, event).toBe(state);
  }
});

test('the submission goes on through a failure, and is another one after an answer', () => {
  const { saving } = states;
  const progressed = reduceSaving(saving as Saving, events.progressed as SavingEvent);
  const failed = reduceSaving(progressed, events.failed as SavingEvent);
  expect(failed.submission).toBe(other);
  const answered = reduceSaving(states.conflict as Saving, events.answered as SavingEvent);
  expect(answered.submission).toBe(other);
});

test('a form that begins with a draft is dirty; text that equals the baseline has no draft', () => {
  expect(beginSaving(submission, true).name).toBe('dirty');
  expect(beginSaving(submission, false).name).toBe('idle');
  const undone = reduceSaving(states.dirty as Saving, events.undone as SavingEvent);
  expect(undone.draftStatus).toBeNull();
});

const newer = { id: 7, prestasi: 'Juara', tanggal: '12 Januari 2025', version: 2 };

const newPost = null;

test.each([
  ['[D09] a newer version', { status: 412, current: newer }, '7', 'conflict'],
  ['a 412 without the newer version', { status: 412 }, '7', 'refused'],
  ['[P21] an item that is gone', { status: 404 }, '7', 'deleted'],
  ['a provider without the path', { status: 404 }, newPost, 'refused'],
  ['[P19] no session', { status: 401, code: 'no-session' }, '7', 'signed-out'],
  ['[P19] a login by another account', { code: 'no-session' }, '7', 'signed-out'],
  ['[P22] no network', { status: 0, code: 'offline' }, '7', 'offline'],
  ['[P02] an answer of something between', { code: 'unreadable' }, '7', 'offline'],
  ['[F-83] a refusal of this device', { detail: 'File ini kosong.' }, newPost, 'refused'],
  ['[D10] a key that has had another body', { status: 409 }, newPost, 'invalid'],
  ['values that are refused', { status: 422 }, '7', 'invalid'],
  ['[P20] a rate limit', { status: 429 }, '7', 'busy'],
  ['a full disk', { status: 507 }, '7', 'unavailable'],
  ['[P16] a provider without PUT', { status: 405 }, '7', 'refused'],
])('%s', (_, facts, id, meaning) => {
  const refusal = new ApiError('Gagal menyimpan data', facts);
  const failure = readFailure(conflictingItem('prestasi', refusal), id, refusal);
  expect(failure.name === 'failed' ? failure.reason : failure.name).toBe(meaning);
});

test('an error that is none of the client’s is no reason to try again', () => {
  expect(readFailure(undefined, null, new TypeError('x'))).toEqual({
    name: 'failed',
    reason: 'refused',
  });
});
