import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { pausedUntil, type UploadWait, waitAfter } from '../retry.ts';
import { checkFile, uploadFile, uploadsAtOnce } from './upload-file.ts';

/** A file of several that are uploaded together. */
export type QueuedFile = {
  id: string;
  file: File;
  /** The URL of the uploaded file; `''` until it is uploaded. */
  url: string;
  /** The error that ended its upload; `null` while there is none. */
  error: Error | null;
  /** The wait before its upload is tried again; `null` while there is none. */
  wait: UploadWait | null;
};

export type UploadQueue = ReturnType<typeof useUploadQueue>;

/**
 * Uploads pictures in their order, some at once. When the provider limits the rate or the network is gone, all of
 * them wait and continue by themselves; the files carry the wait, so that it lasts over a reload.
 */
export function useUploadQueue(
  files: readonly QueuedFile[],
  change: (id: string, changes: Partial<QueuedFile>) => void,
) {
  const { client } = useServices();
  const running = useRef(new Map<string, AbortController>());
  // An effect may run with files from before a response: a file is tried once for each of its waits.
  const tried = useRef(new Map<string, UploadWait | null>());
  const checked = useRef(new Set<string>());
  const [percents, setPercents] = useState<Readonly<Record<string, number>>>({});
  const [wakes, wake] = useState(0);
  const queue = files.filter(({ url, error }) => url === '' && error === null);
  const until = pausedUntil(queue.map(({ wait }) => wait));
  const isOffline = queue.some(({ wait }) => wait?.reason === 'offline');

  const fail = (id: string, error: Error) => change(id, { error, wait: null });

  async function upload({ id, file, wait }: QueuedFile): Promise<void> {
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
    for (const { id, file, url } of files) {
      if (url !== '' || checked.current.has(id)) continue;
      checked.current.add(id);
      void checkFile('image', file).catch((error) => fail(id, error));
    }
  });
  useEffect(() => {
    for (const [id, controller] of running.current) {
      if (!files.some((one) => one.id === id)) controller.abort();
    }
    if (until > 0) return;
    for (const one of queue.slice(0, uploadsAtOnce)) {
      if (running.current.has(one.id) || tried.current.get(one.id) === one.wait) continue;
      void upload(one);
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
      for (const { id, wait } of files) {
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
    percentOf: ({ id }: QueuedFile) => percents[id] ?? 0,
    isUploading: (one: QueuedFile) => until === 0 && queue.slice(0, uploadsAtOnce).includes(one),
    /** Tries a failed upload again. */
    retry: ({ id }: QueuedFile) =>
      change(id, { error: null, wait: { reason: 'busy', until: 0, tries: 0 } }),
  };
}
