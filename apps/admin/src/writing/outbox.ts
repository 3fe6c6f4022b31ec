import { conflictingItem } from '@pesantren/api-client/conflict';
import { requestsKey } from '@pesantren/api-client/editorial-query';
import { resourceKey } from '@pesantren/api-client/query';
import type { Inputs, ResourceName } from '@pesantren/api-client/resources';
import { del, entries, set } from 'idb-keyval';
import type { Services } from '../services.ts';
import { describeError } from '../shell/errors/describe-error.ts';
import { draftsDb, type Outgoing, type StoredDraft } from './drafts.ts';
import { dropKept, dropUnusedKept } from './files/kept-files.ts';
import { retryIn } from './retry.ts';
import { readFailure } from './save-failure.ts';
import { sendItem } from './send-item.ts';
import type { Submission } from './submission.ts';

/** A submission that waits for the network. */
export type WaitingItem = StoredDraft & { resource: ResourceName; outgoing: Outgoing };

/** The Web Lock of the tab that sends. */
const lockName = 'kotak-kirim';

const changedElsewhere =
  'Orang lain mengubahnya lebih dahulu. Buka, lalu simpan: kedua versi ditawarkan.';

/** Reads what an account's outbox holds on this device, the oldest first. */
export async function readOutbox(account: string): Promise<WaitingItem[]> {
  const all = await entries<string, StoredDraft>(draftsDb()).catch(() => []);
  const own = all
    .map(([, draft]) => draft)
    .filter((draft) => draft.outgoing && draft.account === account);
  return (own as WaitingItem[]).sort((a, b) => a.savedAt.localeCompare(b.savedAt));
}

/** Drops the files of yesterday that neither a draft nor the outbox names. */
export async function tidyOutbox(): Promise<void> {
  const all = await entries<string, StoredDraft>(draftsDb()).catch(() => null);
  if (all) await dropUnusedKept(all);
}

/**
 * Sends what waits, one after the other, in one tab at a time: photos first, then the item, under the key of its submission,
 * so that it is stored once however often sending is cut off. What the provider refuses stays, with the reason.
 * @param onSent receives each item that has arrived.
 * @returns milliseconds until another try is worth it, null when none is.
 */
export async function sendOutbox(
  services: Services,
  onSent: (item: WaitingItem) => void,
): Promise<number | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return sendAll(services, onSent);
  return locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock ? sendAll(services, onSent) : retryIn(null),
  );
}

async function sendAll(
  services: Services,
  onSent: (item: WaitingItem) => void,
): Promise<number | null> {
  for (const item of await readOutbox(services.session.account())) {
    if (item.outgoing.problem) continue;
    const { name, wait } = await send(services, item);
    if (name === 'sent') onSent(item);
    else if (name !== 'refused') return wait;
  }
  return null;
}

/** The outcome of sending an item; `wait` as `sendOutbox` returns it. */
type Outcome = { name: 'sent' | 'refused' | 'later'; wait: number | null };

async function send(services: Services, item: WaitingItem): Promise<Outcome> {
  const { queryClient } = services;
  const { resource, key, id, version, base: baseline, sent, sentAt, outgoing } = item;
  const db = draftsDb();
  let current = item;
  const store = (changes: Partial<WaitingItem>) => {
    current = { ...current, ...changes };
    return set(key, current, db);
  };
  try {
    const submission: Submission = { key, id, version, baseline, sent, sentAt };
    const input = outgoing.input as Inputs[ResourceName];
    await sendItem(services, resource, submission, input, store);
    await del(key, db);
    await dropKept(outgoing.input);
    void queryClient.invalidateQueries({ queryKey: resourceKey(resource) });
    void queryClient.invalidateQueries({ queryKey: requestsKey });
    return { name: 'sent', wait: null };
  } catch (error) {
    const { outcome, problem } = judge(resource, current.id, error);
    if (outcome.name === 'refused') {
      await store({ outgoing: { ...current.outgoing, problem } }).catch(() => undefined);
    }
    return outcome;
  }
}

/** Tells what goes on by itself from what a person has to look at, in words. */
function judge(resource: ResourceName, id: string | null, error: unknown) {
  const meaning = readFailure(conflictingItem(resource, error), id, error);
  const reason = meaning.name === 'failed' ? meaning.reason : 'refused';
  const isBusy = reason === 'unavailable' || reason === 'busy';
  const goesOn = isBusy || reason === 'offline' || reason === 'signed-out';
  const outcome: Outcome = {
    name: goesOn ? 'later' : 'refused',
    wait: isBusy ? retryIn(error) : null,
  };
  const problem = meaning.name === 'conflict' ? changedElsewhere : describeError(error);
  return { outcome, problem };
}
