const prefix = 'draf:';

/** The Web Locks API; missing without https, where tabs cannot see each other's drafts. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Holds a Web Lock on a draft until the returned function is called or the tab is gone: the browser
 * frees the locks of a tab that crashes.
 */
export function lockDraft(key: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(prefix + key, () => released);
  return release;
}

/** The keys of the drafts that any tab of this browser has locked. */
export async function lockedDraftKeys(): Promise<Set<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  return new Set(names.map((name) => name.slice(prefix.length)));
}
