import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../fields/upload/upload-file.ts';
import { useServices } from '../../services.ts';
import type { BatchPhoto } from './batch-photo.ts';
import { pausedUntil, type UploadWait, waitAfter } from './upload-wait.ts';

/** Uploads of a batch at once: the provider runs four of a session, and a form beside it needs one. */
const atOnce = 3;

export type UploadQueue = ReturnType<typeof useUploadQueue>;

/**
 * Uploads the photos of a batch in their order, some at once. When the provider asks for patience or the
 * network is gone, all of them wait and go on by themselves; the wait is kept with the photos.
 */
export function useUploadQueue(
  photos: readonly BatchPhoto[],
  change: (id: string, facts: Partial<BatchPhoto>) => void,
) {
  const { client, withReauth } = useServices();
  const running = useRef(new Map<string, AbortController>());
  // An effect may run late, with photos from before an answer: a photo is tried once for each of its waits.
  const tried = useRef(new Map<string, UploadWait | null>());
  const [percents, setPercents] = useState<Readonly<Record<string, number>>>({});
  const [wakes, wake] = useState(0);
  const queue = photos.filter(({ url, error }) => url === '' && error === null);
  const until = pausedUntil(queue.map(({ wait }) => wait));
  const isOffline = queue.some(({ wait }) => wait?.reason === 'offline');

  async function upload({ id, file, wait }: BatchPhoto): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    tried.current.set(id, wait);
    const onProgress = (sent: number) =>
      setPercents((all) => ({ ...all, [id]: Math.floor(sent * 100) }));
    onProgress(0);
    try {
      const answer = await withReauth(() =>
        uploadFile(client, 'image', file, { signal, onProgress }),
      );
      change(id, { url: answer.url, wait: null });
    } catch (error) {
      if (signal.aborted) return;
      const next = waitAfter(error, wait);
      change(id, next ? { wait: next } : { error: error as Error, wait: null });
    } finally {
      running.current.delete(id);
    }
  }

  useEffect(() => {
    for (const [id, controller] of running.current) {
      if (!photos.some((photo) => photo.id === id)) controller.abort();
    }
    if (until > 0) return;
    for (const photo of queue.slice(0, atOnce)) {
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
    const goOn = () => {
      for (const { id, wait } of photos) {
        if (wait?.reason === 'offline') change(id, { wait: { ...wait, until: 0 } });
      }
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  });
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const controller of uploads.values()) controller.abort();
    };
  }, []);

  return {
    /** When the uploads go on, 0 while they do not wait. */
    until,
    isOffline,
    percentOf: ({ id }: BatchPhoto) => percents[id] ?? 0,
    isUploading: (photo: BatchPhoto) => until === 0 && queue.slice(0, atOnce).includes(photo),
    /** Tries a photo again whose upload had failed. */
    retry: ({ id }: BatchPhoto) =>
      change(id, { error: null, wait: { reason: 'busy', until: 0, tries: 0 } }),
  };
}
