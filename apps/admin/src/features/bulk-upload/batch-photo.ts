import type { GalleryInput } from '@pesantren/api-client/contract/gallery';
import { randomId } from '../../random-id.ts';
import type { UploadWait } from './upload-wait.ts';

/** A photo of several that become an item each. */
export type BatchPhoto = {
  /** Its own, also the key under which it is created once, however often that is tried. */
  id: string;
  file: File;
  /** Its own title; while it is empty the one for all, with a number, stands in for it. */
  title: string;
  /** Where it is stored; `''` until then. */
  url: string;
  /** Whether it is among those that the next save publishes. */
  isTicked: boolean;
  /** Why its upload failed for good, `null` while it did not. */
  error: Error | null;
  /** Until when its upload has to wait, `null` while it has not. */
  wait: UploadWait | null;
  /** What a POST without a known end has sent: the provider may hold it already. */
  sent?: GalleryInput | undefined;
  /** The item that such a POST turned out to have made. */
  created?: { id: string; version: number | undefined } | undefined;
};

/** A photo as it was chosen. Its file's name is a camera's or a device's matter and never a title. */
export function createBatchPhoto(file: File): BatchPhoto {
  const facts = { title: '', url: '', isTicked: true, error: null, wait: null };
  return { id: randomId(), file, ...facts };
}

/**
 * The title of each photo by its id: its own, else the one for all, followed by a number where several
 * ticked photos take it. No two photos of a batch are called the same by it.
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
