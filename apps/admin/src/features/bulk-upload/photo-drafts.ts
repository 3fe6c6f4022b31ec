import { createStore, delMany, entries, setMany } from 'idb-keyval';
import { lockedDraftKeys } from '../../resource/drafts/draft-locks.ts';
import type { BatchPhoto } from './batch-photo.ts';

/** A photo as this device keeps it; `file` is null once it is stored with the provider. */
type KeptPhoto = Omit<BatchPhoto, 'file' | 'error'> & {
  account: string;
  /** Of the photos that are open in one tab together. */
  batch: string;
  name: string;
  file: Blob | null;
  savedAt: number;
  /** Grows from photo to photo as they were chosen. */
  place: number;
};

const keptFor = 30 * 86_400_000;

/**
 * The photos that an account has chosen on this device and not saved, kept in IndexedDB with their files
 * for 30 days. A browser that refuses to store loses nothing but this.
 */
export function createPhotoDrafts(account: string, batch: string) {
  const store = createStore('pesantren-admin-foto', 'photos');
  const opened = Date.now();
  const places = new Map<string, number>();
  const placeOf = (id: string) => {
    const place = places.get(id) ?? opened + places.size;
    places.set(id, place);
    return place;
  };
  const forget = (photos: readonly { id: string }[]) =>
    delMany(
      photos.map(({ id }) => id),
      store,
    ).catch(() => undefined);

  return {
    /** Throws photos away. */
    forget,

    /** Keeps photos as they have become. */
    async keep(photos: readonly BatchPhoto[]): Promise<void> {
      const savedAt = Date.now();
      const kept = photos.map(({ file, error: _, ...photo }): [string, KeptPhoto] => [
        photo.id,
        {
          ...{ ...photo, account, batch, savedAt },
          ...{ name: file.name, file: photo.url ? null : file, place: placeOf(photo.id) },
        },
      ]);
      await setMany(kept, store).catch(() => undefined);
    },

    /** Those that are open in no tab, in the order they were chosen in. */
    async lost(): Promise<BatchPhoto[]> {
      const all = (await entries<string, KeptPhoto>(store).catch(() => [])).map(([, one]) => one);
      const isOld = ({ savedAt }: KeptPhoto) => savedAt < Date.now() - keptFor;
      void forget(all.filter(isOld));
      const held = await lockedDraftKeys();
      return all
        .filter((photo) => photo.account === account && !isOld(photo) && !held.has(photo.batch))
        .sort((a, b) => a.place - b.place)
        .map(({ id, title, url, sent, created, name, file, isTicked = true, wait = null }) => ({
          ...{ id, title, url, sent, created, isTicked, wait, error: null },
          file: new File(file ? [file] : [], name, { type: file?.type ?? '' }),
        }));
    },
  };
}
