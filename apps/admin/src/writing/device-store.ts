import { createStore, type UseStore } from 'idb-keyval';

/** Returns a store of this device's IndexedDB. A browser that refuses storage rejects each use of it, and throws nothing. */
export function deviceStore(database: string, store: string): UseStore {
  const keyval = createStore(database, store);
  // Some browsers refuse storage by a rejection, others throw.
  return async (mode, work) => keyval(mode, work);
}
