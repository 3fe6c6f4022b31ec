import { del, delMany, entries, set, type UseStore } from 'idb-keyval';
import { deviceStore } from './device-store.ts';
import { lockDraft, lockedDraftKeys } from './draft-locks.ts';
import { overdue } from './overdue.ts';
import type { FormValues, Submission } from './submission.ts';

/** A submission with its text as of `savedAt`, an instant in ISO 8601. */
export type Draft = Submission & {
  values: FormValues;
  savedAt: string;
};

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

/** The shape in IndexedDB; releases before this one wrote it too, so its fields keep their names. */
export type StoredDraft = Omit<Draft, 'baseline'> & {
  base: FormValues;
  account: string;
  resource: string;
  /** The request that the outbox sends; such a draft is not offered. */
  outgoing?: Outgoing;
};

/** A request in the outbox: the body as it will be sent, and why it could not be, in words. */
export type Outgoing = { input: object; problem?: string };

/** The database of all drafts, those of the outbox too. */
export function draftsDb(): UseStore {
  return deviceStore('pesantren-admin', 'drafts');
}

/**
 * Opens an account's drafts of a resource, kept in this device's IndexedDB for 30 days and a week: they outlive a
 * crash, a closed tab, the session's end and a failed save. Each submission is an entry of its own, so
 * tabs never overwrite each other; a draft that is locked by another tab is not offered. Where the
 * browser refuses storage only `store` rejects.
 */
export async function openDrafts(account: string, resource: string) {
  const db = draftsDb();
  const stored = await entries<string, StoredDraft>(db).catch(() => []);
  const all = stored.filter(([, { outgoing }]) => !outgoing);
  const ages = all.map(([id, { savedAt }]) => ({ id, savedAt: Date.parse(savedAt) }));
  const over = overdue(ages, 'draf-lama');
  void delMany([...over], db).catch(() => undefined);
  const locked = await lockedDraftKeys();
  const drafts = new Map<string, Draft>(
    all
      .filter(
        (entry) =>
          !over.has(entry[0]) &&
          entry[1].account === account &&
          entry[1].resource === resource &&
          !locked.has(entry[0]),
      )
      .map(([key, { base: baseline, ...draft }]) => [key, { ...draft, baseline }]),
  );
  const newestFirst = () => [...drafts.values()].sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  const openHere = new Set<string>();
  const listeners = new Set<() => void>();
  let offered = newestFirst();
  const updateOffered = () => {
    offered = newestFirst().filter(({ key }) => !openHere.has(key));
    for (const listener of listeners) listener();
  };
  const toStored = ({ baseline: base, ...draft }: Draft): StoredDraft => ({
    ...draft,
    base,
    account,
    resource,
  });

  return {
    /** The drafts that no form shows, the newest first; with `subscribe` an external store of React. */
    offered: () => offered,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** The draft of a submission, null when it has none. */
    get: (key: string) => drafts.get(key) ?? null,

    /** The newest draft of an item, or of a new one (`null`). */
    newest: (id: string | null) => newestFirst().find((draft) => draft.id === id) ?? null,

    /** Stores a submission's text, replacing the earlier one; rejects when the browser refuses. */
    store(submission: Submission, values: FormValues): Promise<void> {
      const draft = { ...submission, values, savedAt: new Date().toISOString() };
      drafts.set(draft.key, draft);
      return set(draft.key, toStored(draft), db);
    },

    /** Leaves a submission to the outbox, in the place of its draft; rejects when the browser refuses. */
    async leaveToOutbox(submission: Submission, values: FormValues, input: object): Promise<void> {
      const draft = { ...submission, values, savedAt: new Date().toISOString() };
      await set(submission.key, { ...toStored(draft), outgoing: { input } }, db);
      drafts.delete(submission.key);
      updateOffered();
    },

    drop(key: string): void {
      drafts.delete(key);
      updateOffered();
      void del(key, db).catch(() => undefined);
    },

    /** Stores and offers a dropped draft again. */
    restore(draft: Draft): void {
      void this.store(draft, draft.values).catch(() => undefined);
      updateOffered();
    },

    /** Drops all drafts of an item. @returns those dropped */
    dropAllOf(id: string): Draft[] {
      const dropped = newestFirst().filter((draft) => draft.id === id);
      for (const { key } of dropped) this.drop(key);
      return dropped;
    },

    /** True while a form of this page shows the draft or the submission of this key. */
    isShown: (key: string) => openHere.has(key),

    /** Locks the draft that a form shows, so that no tab offers it. @returns the release */
    lock(key: string): () => void {
      const release = lockDraft(key);
      openHere.add(key);
      updateOffered();
      return () => {
        release();
        openHere.delete(key);
        updateOffered();
      };
    },
  };
}
