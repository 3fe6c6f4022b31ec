import { delMany, entries, setMany } from 'idb-keyval';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { deviceStore } from '../../writing/device-store.ts';
import { lockDraft, lockedDraftKeys } from '../../writing/draft-locks.ts';
import { overdue } from '../../writing/overdue.ts';
import { randomId } from '../../writing/random-id.ts';
import type { BatchPhoto } from './batch-photo.ts';

/** A photo in IndexedDB; releases before this one wrote this shape too, so its fields keep their names. */
type StoredPhoto = Omit<BatchPhoto, 'file' | 'error'> & {
  account: string;
  /** The photos that are open in one tab together; the name of their lock. */
  batch: string;
  name: string;
  /** Null once the provider has the file. */
  file: Blob | null;
  /** Milliseconds of the epoch. */
  savedAt: number;
  /** Sorts the photos as they were chosen. */
  place: number;
};

/**
 * Autosaves the photos of a batch with their files on this device until they are published or removed,
 * and registers them as dirtyForms. `recovered` are the photos of tabs that are gone, for 30 days and a week.
 */
export function usePhotoDrafts(photos: readonly BatchPhoto[]) {
  const { session, dirtyForms } = useServices();
  const [batch] = useState(() => randomId());
  const [drafts] = useState(() => createPhotoDrafts(session.account(), batch));
  const [recovered, setRecovered] = useState<readonly BatchPhoto[]>([]);
  const stored = useRef(photos);
  const isAny = photos.length > 0;
  // One that found no room stays out of the store until it is changed again.
  const [isKept, setIsKept] = useState(true);

  useEffect(() => lockDraft(batch), [batch]);
  useEffect(() => (isAny ? dirtyForms.add(isKept) : undefined), [isAny, isKept, dirtyForms]);
  useEffect(() => {
    const removed = stored.current.filter(({ id }) => !photos.some((photo) => photo.id === id));
    const changed = photos.filter((photo) => !stored.current.includes(photo));
    stored.current = photos;
    if (changed.length > 0)
      void drafts.store(changed).then((isStored) => isStored || setIsKept(false));
    if (removed.length > 0) void drafts.drop(removed);
  }, [photos, drafts]);
  useEffect(() => {
    let isMounted = true;
    void drafts.recover().then((found) => isMounted && setRecovered(found));
    return () => {
      isMounted = false;
    };
  }, [drafts]);

  return {
    recovered,
    /** Stores a photo; resolves when it is stored. */
    store: async (photo: BatchPhoto) => void (await drafts.store([photo])),
    /** Drops a published photo, also after the page was left. */
    drop: (photo: BatchPhoto) => void drafts.drop([photo]),
    /** Ends the offer of the recovered photos, which the batch autosaves from now on. */
    takeRecovered: () => setRecovered([]),
    /** Discards the recovered photos, with a toast that brings them back. */
    discardRecovered(): void {
      void drafts.drop(recovered);
      setRecovered([]);
      toastDone('Foto dibuang.', () => {
        void drafts.store(recovered);
        setRecovered(recovered);
      });
    },
  };
}

/** The photos of an account in this device's IndexedDB. Where the browser refuses storage, there are none. */
function createPhotoDrafts(account: string, batch: string) {
  const db = deviceStore('pesantren-admin-foto', 'photos');
  const openedAt = Date.now();
  const positions = new Map<string, number>();
  const positionOf = (id: string) => {
    const position = positions.get(id) ?? openedAt + positions.size;
    positions.set(id, position);
    return position;
  };
  const drop = (photos: readonly { id: string }[]) =>
    delMany(
      photos.map(({ id }) => id),
      db,
    ).catch(() => undefined);

  return {
    drop,

    /** @returns false where the browser refuses to store them */
    async store(photos: readonly BatchPhoto[]): Promise<boolean> {
      const savedAt = Date.now();
      const stored = photos.map(({ file, error: _, ...photo }): [string, StoredPhoto] => [
        photo.id,
        {
          ...photo,
          account,
          batch,
          savedAt,
          name: file.name,
          file: photo.url ? null : file,
          place: positionOf(photo.id),
        },
      ]);
      return setMany(stored, db).then(
        () => true,
        () => false,
      );
    },

    /** Reads the photos that no tab has open, in the order they were chosen in; drops expired ones. */
    async recover(): Promise<BatchPhoto[]> {
      const all = (await entries<string, StoredPhoto>(db).catch(() => [])).map(
        ([, photo]) => photo,
      );
      const over = overdue(all, 'foto-lama');
      void drop([...over].map((id) => ({ id })));
      const locked = await lockedDraftKeys();
      return all
        .filter(
          (photo) => photo.account === account && !over.has(photo.id) && !locked.has(photo.batch),
        )
        .sort((a, b) => a.place - b.place)
        .map(({ id, title, url, sent, sentAt, created, name, file, ...photo }) => ({
          id,
          title,
          url,
          sent,
          sentAt,
          created,
          isTicked: photo.isTicked ?? true,
          wait: photo.wait ?? null,
          error: null,
          file: new File(file ? [file] : [], name, { type: file?.type ?? '' }),
        }));
    },
  };
}
