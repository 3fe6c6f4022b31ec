import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { checkFile, uploadFile } from '../../writing/files/upload-file.ts';
import { pausedUntil, type UploadWait, waitAfter } from '../../writing/files/upload-wait.ts';
import { isRefusedHere } from '../../writing/save-failure.ts';
import type { BatchPhoto } from './batch-photo.ts';

/** The uploads that run at once: the provider allows a session four, and a form beside needs one. */
const concurrency = 3;

export type UploadQueue = ReturnType<typeof useUploadQueue>;

/**
 * Uploads a batch's photos in their order with a concurrency limit. When the provider limits the rate or
 * the network is gone, all uploads wait and continue by themselves; the photos carry the wait.
 */
export function useUploadQueue(
  photos: readonly BatchPhoto[],
  change: (id: string, changes: Partial<BatchPhoto>) => void,
) {
  const { client } = useServices();
  const running = useRef(new Map<string, AbortController>());
  // An effect may run with photos from before a response: a photo is tried once for each of its waits.
  const tried = useRef(new Map<string, UploadWait | null>());
  const checked = useRef(new Set<string>());
  const [percents, setPercents] = useState<Readonly<Record<string, number>>>({});
  const [wakes, wake] = useState(0);
  const queue = photos.filter(({ url, error }) => url === '' && error === null);
  const until = pausedUntil(queue.map(({ wait }) => wait));
  const isOffline = queue.some(({ wait }) => wait?.reason === 'offline');

  /** Ends an upload; a photo that this device cannot open holds the others back no longer. */
  function fail(id: string, error: Error): void {
    change(id, { error, wait: null, ...(isRefusedHere(error) && { isTicked: false }) });
  }

  async function upload({ id, file, wait }: BatchPhoto): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    tried.current.set(id, wait);
    const onProgress = (sent: number) =>
      setPercents((all) => ({ ...all, [id]: Math.floor(sent * 100) }));
    onProgress(0);
    try {
      const answer = await uploadFile(client, 'image', file, { signal, onProgress });
      change(id, { url: answer.url, wait: null });
    } catch (error) {
      if (signal.aborted) return;
      const next = waitAfter(error, wait);
      if (next) change(id, { wait: next });
      else fail(id, error as Error);
    } finally {
      running.current.delete(id);
    }
  }

  // What this device can tell is told at once, however long the uploads wait.
  useEffect(() => {
    for (const { id, file, url } of photos) {
      if (url !== '' || checked.current.has(id)) continue;
      checked.current.add(id);
      void checkFile('image', file).catch((error) => fail(id, error));
    }
  });
  useEffect(() => {
    for (const [id, controller] of running.current) {
      if (!photos.some((photo) => photo.id === id)) controller.abort();
    }
    if (until > 0) return;
    for (const photo of queue.slice(0, concurrency)) {
      if (running.current.has(photo.id) || tried.current.get(photo.id) === photo.wait) continue;
      void upload(photo);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that fires early is set again
  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => wake((times) => times + 1), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until, wakes]);
  useEffect(() => {
    if (!isOffline) return;
    const resume = () => {
      for (const { id, wait } of photos) {
        if (wait?.reason === 'offline') change(id, { wait: { ...wait, until: 0 } });
      }
    };
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  });
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const controller of uploads.values()) controller.abort();
    };
  }, []);

  return {
    /** When the uploads continue, in milliseconds of the epoch; 0 while they do not wait. */
    until,
    isOffline,
    percentOf: ({ id }: BatchPhoto) => percents[id] ?? 0,
    isUploading: (photo: BatchPhoto) => until === 0 && queue.slice(0, concurrency).includes(photo),
    /** Tries a failed upload again. */
    retry: ({ id }: BatchPhoto) =>
      change(id, { error: null, wait: { reason: 'busy', until: 0, tries: 0 } }),
  };
}
