/** Creates the navigation guard: holds an action that would discard unsaved text until the person confirms it. */
export function createNavigationGuard() {
  const listeners = new Set<() => void>();
  let pending: (() => void) | null = null;
  const set = (next: (() => void) | null) => {
    pending = next;
    for (const listener of listeners) listener();
  };
  return {
    /** The action that waits for confirmation, or null. */
    pending: () => pending,
    confirm: (act: () => void) => set(act),
    /** Forgets the pending action, confirmed or not. */
    settle: () => set(null),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
