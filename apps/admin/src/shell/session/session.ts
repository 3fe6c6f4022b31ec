import type { SafeStorage } from './safe-storage.ts';

const key = 'adminUsername';

/**
 * Creates the session's state: the username in the browser's local storage (docs/spec.md#entities).
 * Notifies its listeners of every change, also one made in another tab.
 */
export function createSession(storage: SafeStorage) {
  const listeners = new Set<() => void>();
  const waiters = new Set<(isSameAccount: boolean) => void>();
  const username = () => storage.getItem(key) || null;
  let account = username() ?? '';
  let expired = false;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const resolveWaiters = (isSameAccount: boolean) => {
    for (const resolve of waiters) resolve(isSameAccount);
    waiters.clear();
  };
  /** Runs after a login here or in another tab. */
  const begin = (name: string) => {
    const isSame = account === '' || account === name;
    account = name;
    expired = false;
    resolveWaiters(isSame);
    notify();
  };
  const expire = () => {
    expired = true;
    storage.removeItem(key);
    notify();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    const name = username();
    if (name !== null) begin(name);
    else expire();
  };

  return {
    username,
    /** The account that is or was last signed in; `''` before the first login. */
    account: () => account,
    /** True when the session ended otherwise than by the person in this tab. */
    expired: () => expired,

    start(name: string) {
      storage.setItem(key, name);
      begin(name);
    },
    end() {
      expired = false;
      storage.removeItem(key);
      resolveWaiters(false);
      notify();
    },
    expire,

    /** Ends the session and waits for the next login. @returns true when it is of the same account. */
    waitForReauth(): Promise<boolean> {
      const login = new Promise<boolean>((resolve) => waiters.add(resolve));
      expire();
      return login;
    },
    /** True while a call waits for the next login. */
    hasWaitingCalls: () => waiters.size > 0,

    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
