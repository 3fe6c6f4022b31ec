/** Values of a resource's form: every field is text. */
export type FormValues = Record<string, string>;

/** Typed but not saved values of the form for one item; `id` is null for a new item. */
export type Draft = { id: string | null; values: FormValues; savedAt: string };

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Keeps what is typed into a resource's form on this device until it is saved or thrown away: it
 * outlives a session's end, a closed tab and a failed save. A browser that refuses to store loses
 * nothing but this.
 */
export function createDrafts(resource: string, storage: Storage = window.localStorage) {
  const prefix = `draf:${resource}:`;
  const keyOf = (id: string | null) => prefix + (id === null ? 'baru' : `item:${id}`);
  const readKey = (key: string): Draft | null => {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };

  return {
    read: (id: string | null) => readKey(keyOf(id)),

    /** All of the resource's drafts, the newest first. */
    all(): Draft[] {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(prefix))
        .map(readKey)
        .filter((draft) => draft !== null)
        .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
    },

    keep(id: string | null, values: FormValues) {
      const draft: Draft = { id, values, savedAt: new Date().toISOString() };
      try {
        storage.setItem(keyOf(id), JSON.stringify(draft));
      } catch {
        // Full or switched off: the form itself still holds the text.
      }
    },

    drop: (id: string | null) => storage.removeItem(keyOf(id)),
  };
}

/** Whether two forms hold the same text. */
export function sameValues(a: FormValues, b: FormValues): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}
