import { createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval';
import { lockDraft, lockedDraftKeys } from './draft-locks.ts';

/** Values of a resource's form: every field is text. */
export type FormValues = Record<string, string>;

/** One submission of a form, from opening it to saved or thrown away. */
export type Submission = {
  /** Of this submission alone, in whatever tab or after whatever crash; its POST's `Idempotency-Key`. */
  key: string;
  /** The item that is edited; `null` for a new one. */
  id: string | null;
  /** The item's version and values when the editing began. */
  version: number | undefined;
  base: FormValues;
  /** What a POST without a known end has sent: the provider may hold it already. */
  sent: FormValues | undefined;
};

/** A submission with what is typed, and when; an instant in ISO 8601. */
export type Draft = Submission & {
  values: FormValues;
  savedAt: string;
  /** Whether a screen has opened by itself with this text since it was typed. */
  wasReopened?: boolean;
};

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

type StoredDraft = Draft & { account: string; resource: string };

const keptFor = 30 * 86_400_000;

/**
 * What an account has typed into a resource's form on this device and not saved, kept in IndexedDB: it
 * outlives a crash, a closed tab, a session's end and a failed save, for 30 days. Each submission has its
 * own entry, so tabs never overwrite each other; one whose form is open elsewhere is not offered. A
 * browser that refuses to store loses nothing but this.
 */
export async function openDrafts(account: string, resource: string) {
  const keyval = createStore('pesantren-admin', 'drafts');
  // Some browsers refuse by a rejection, others throw.
  const store: UseStore = async (mode, work) => keyval(mode, work);
  const all = await entries<string, StoredDraft>(store).catch(() => []);
  const oldest = new Date(Date.now() - keptFor).toISOString();
  const isOld = ([, { savedAt }]: [string, StoredDraft]) => savedAt < oldest;
  void delMany(
    all.filter(isOld).map(([key]) => key),
    store,
  ).catch(() => undefined);
  const held = await lockedDraftKeys();
  const drafts = new Map<string, Draft>(
    all.filter(
      (entry) =>
        !isOld(entry) &&
        entry[1].account === account &&
        entry[1].resource === resource &&
        !held.has(entry[0]),
    ),
  );
  const newestFirst = () => [...drafts.values()].sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  const openHere = new Set<string>();
  const listeners = new Set<() => void>();
  let offered = newestFirst();
  const offerAnew = () => {
    offered = newestFirst().filter(({ key }) => !openHere.has(key));
    for (const listener of listeners) listener();
  };

  return {
    /** Those that no form shows, the newest first. */
    offered: () => offered,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** The newest draft for an item, or for a new one (`null`). */
    newest: (id: string | null) => newestFirst().find((draft) => draft.id === id) ?? null,

    /** The newest text of a new item, as long as no screen has opened by itself with it. */
    interrupted(): Draft | null {
      const draft = this.newest(null);
      return draft?.wasReopened ? null : draft;
    },

    /** A screen has opened by itself with a text; left as it is, it is only offered from now on. */
    markReopened(key: string): void {
      const draft = drafts.get(key);
      if (!draft) return;
      const marked: Draft = { ...draft, wasReopened: true };
      drafts.set(key, marked);
      void set(key, { ...marked, account, resource } satisfies StoredDraft, store).catch(
        () => undefined,
      );
    },

    /** Keeps what is typed in place of what was. @returns when it is stored; rejects when it is not. */
    keep(submission: Submission, values: FormValues): Promise<void> {
      const draft: Draft = { ...submission, values, savedAt: new Date().toISOString() };
      drafts.set(draft.key, draft);
      return set(draft.key, { ...draft, account, resource } satisfies StoredDraft, store);
    },

    drop(key: string): void {
      drafts.delete(key);
      offerAnew();
      void del(key, store).catch(() => undefined);
    },

    /** Keeps and offers again what was dropped. */
    putBack(draft: Draft): void {
      void this.keep(draft, draft.values).catch(() => undefined);
      offerAnew();
    },

    /** Drops, and answers, all that was typed about an item. */
    dropOf(id: string): Draft[] {
      const dropped = newestFirst().filter((draft) => draft.id === id);
      for (const { key } of dropped) this.drop(key);
      return dropped;
    },

    /** A form shows the draft, until the answered function is called; meanwhile no tab offers it. */
    hold(key: string): () => void {
      const release = lockDraft(key);
      openHere.add(key);
      offerAnew();
      return () => {
        release();
        openHere.delete(key);
        offerAnew();
      };
    },
  };
}

/** Whether two forms hold the same text. */
export function sameValues(a: FormValues, b: FormValues): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}
