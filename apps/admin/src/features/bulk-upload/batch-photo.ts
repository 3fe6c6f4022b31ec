import type { GalleryInput } from '@pesantren/api-client/contract/gallery';
import type { QueuedFile } from '../../writing/files/use-upload-queue.ts';
import { randomId } from '../../writing/random-id.ts';

/** A photo of a batch; each photo becomes a gallery item. Its fields are stored in IndexedDB by name. */
export type BatchPhoto = QueuedFile & {
  /** Also the `Idempotency-Key` under which its item is created. */
  id: string;
  /** Its own title; while it is empty the shared title with a number stands in for it. */
  title: string;
  /** True when the next save publishes it. */
  isTicked: boolean;
  /** The body of a POST whose response was lost: the provider may have stored it. */
  sent?: GalleryInput | undefined;
  /** When that POST first went out, in milliseconds of the epoch. */
  sentAt?: number | undefined;
  /** The item that such a POST has created. */
  created?: { id: string; version: number | undefined } | undefined;
};

/** A photo as it was chosen. The file's name is never a title: cameras make it up. */
export function createBatchPhoto(file: File): BatchPhoto {
  return { id: randomId(), file, title: '', url: '', isTicked: true, error: null, wait: null };
}

/**
 * Returns the photos' titles by id: a photo's own, else the shared one, numbered where several ticked
 * photos take it or one has it as its own. Numbers never make two titles equal.
 */
export function titlesOf(photos: readonly BatchPhoto[], shared: string): Map<string, string> {
  const common = shared.trim();
  const titles = new Map(photos.map(({ id, title }) => [id, title.trim()]));
  const own = new Set(titles.values());
  const takers = photos.filter(({ title, isTicked }) => isTicked && title.trim() === '');
  if (common === '') return titles;
  let number = 0;
  for (const { id } of takers) {
    do number += 1;
    while (own.has(`${common} ${number}`));
    titles.set(id, takers.length === 1 && !own.has(common) ? common : `${common} ${number}`);
  }
  return titles;
}
