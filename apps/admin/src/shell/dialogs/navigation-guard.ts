/** What a person wants to do that would leave unsaved text, until they have said whether. */
export function createLeaving() {
  const listeners = new Set<() => void>();
  let wanted: (() => void) | null = null;
  const set = (next: (() => void) | null) => {
    wanted = next;
    for (const listener of listeners) listener();
  };
  return {
    /** What is asked about; null while nothing is. */
    wanted: () => wanted,
    ask: (act: () => void) => set(act),
    /** The question is answered. */
    settle: () => set(null),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
