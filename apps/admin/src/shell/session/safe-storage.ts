export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's local storage; what that refuses, being full or blocked, this tab remembers by itself
 * for as long as it is open.
 */
export function createSafeStorage(storage: () => Storage): SafeStorage {
  const own = new Map<string, string>();
  return {
    getItem(key) {
      const kept = own.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      try {
        storage().setItem(key, text);
        own.delete(key);
      } catch {
        own.set(key, text);
      }
    },
    removeItem(key) {
      own.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing is kept there.
      }
    },
  };
}
