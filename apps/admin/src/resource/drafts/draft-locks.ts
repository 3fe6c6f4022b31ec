const prefix = 'draf:';

/** Not there where the page is not served over https: tabs do not know of each other's drafts then. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Marks a draft as open in this tab until the answered function is called, or the tab is gone in
 * whatever way: the browser keeps the mark as a lock.
 */
export function lockDraft(key: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(prefix + key, () => released);
  return release;
}

/** The keys of the drafts that are open in any tab of this browser. */
export async function lockedDraftKeys(): Promise<Set<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  return new Set(names.map((name) => name.slice(prefix.length)));
}
