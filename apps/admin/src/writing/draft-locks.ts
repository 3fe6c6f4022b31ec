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

/** Milliseconds for which the document that a reload replaces may still hold its locks. */
const goingTakes = 3_000;
let isFirst = true;

/** The keys of the drafts that any tab of this browser has locked. After a reload it waits for what its own tab held before. */
export async function lockedDraftKeys(): Promise<Set<string>> {
  const names = await heldNames();
  const waits = isFirst && names.length > 0 && isReloaded();
  isFirst = false;
  if (!waits) return keysOf(names);
  const free = names.map((name) => locks()?.request(name, () => undefined));
  await Promise.race([Promise.all(free), new Promise((end) => setTimeout(end, goingTakes))]);
  return keysOf(await heldNames());
}

async function heldNames(): Promise<string[]> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
}

const keysOf = (names: readonly string[]) =>
  new Set(names.map((name) => name.slice(prefix.length)));

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}
