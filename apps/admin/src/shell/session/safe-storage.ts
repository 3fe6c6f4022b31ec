export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Wraps the browser's local storage so that it never throws: what the storage refuses, being full or
 * blocked, this tab keeps in memory.
 */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      try {
        storage().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // A storage that cannot be reached holds nothing to remove.
      }
    },
  };
}
