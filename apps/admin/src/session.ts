const key = 'adminUsername';

/**
 * Who is signed in: the username that spec section 3 keeps in the browser's local storage. Tells its
 * listeners of every change, also one made in another tab.
 */
export function createSession(storage: Storage) {
  const listeners = new Set<() => void>();
  let expired = false;
  const change = (username: string | null) => {
    if (username === null) storage.removeItem(key);
    else storage.setItem(key, username);
    for (const listener of listeners) listener();
  };

  return {
    username: () => storage.getItem(key) || null,
    /** Whether the provider ended it, not the person. */
    expired: () => expired,

    start(username: string) {
      expired = false;
      change(username);
    },
    end() {
      expired = false;
      change(null);
    },
    expire() {
      expired = true;
      change(null);
    },

    subscribe(listener: () => void) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
  };
}
