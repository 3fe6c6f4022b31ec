import type { SafeStorage } from './safe-storage.ts';

const key = 'adminUsername';

/**
 * Who is signed in: the username that spec section 3 keeps in the browser's local storage. Tells its
 * listeners of every change, also one made in another tab.
 */
export function createSession(storage: SafeStorage) {
  const listeners = new Set<() => void>();
  const waiting = new Set<(isRenewed: boolean) => void>();
  const username = () => storage.getItem(key) || null;
  let account = username() ?? '';
  let expired = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const answerWaiting = (isRenewed: boolean) => {
    for (const answer of waiting) answer(isRenewed);
    waiting.clear();
  };
  /** Someone has signed in, here or in another tab. */
  const begin = (name: string) => {
    const isSame = account === '' || account === name;
    account = name;
    expired = false;
    answerWaiting(isSame);
    tell();
  };
  const expire = () => {
    expired = true;
    storage.removeItem(key);
    tell();
  };
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    const name = username();
    if (name !== null) begin(name);
    else expire();
  };

  return {
    username,
    /** Who is signed in or was last; `''` before the first login. */
    account: () => account,
    /** Whether the session ended otherwise than by the person in this tab. */
    expired: () => expired,

    start(name: string) {
      storage.setItem(key, name);
      begin(name);
    },
    end() {
      expired = false;
      storage.removeItem(key);
      answerWaiting(false);
      tell();
    },
    expire,

    /** Ends the session and waits for the next. @returns whether it is of the same account. */
    waitForReauth(): Promise<boolean> {
      const renewal = new Promise<boolean>((resolve) => waiting.add(resolve));
      expire();
      return renewal;
    },
    /** Whether a call waits for the session to be renewed. */
    hasWaitingCalls: () => waiting.size > 0,

    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
  };
}
