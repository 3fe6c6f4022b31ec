import { resourceKey } from '@pesantren/api-client/query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/describe-error.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { type BatchPhoto, createBatchPhoto } from './batch-photo.ts';
import { usePhotoDrafts } from './photo-drafts.ts';
import {
  type Publication,
  publishPhotos,
  type ValidationErrors,
  validatePhotos,
} from './publish-photos.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** The progress of a save: how many of how many are published, and until when it waits (0: it does not). */
export type Publishing = { done: number; all: number; until: number };

const noErrors: ValidationErrors = { photos: {}, category: '' };

/** The state of a bulk upload: photos that become a gallery item each, published all together or not at all. */
export function useBulkUpload() {
  const { client, queryClient, withReauth } = useServices();
  const [photos, setPhotos] = useState<readonly BatchPhoto[]>([]);
  const [shared, setShared] = useState('');
  const [category, setCategory] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const [problem, setProblem] = useState('');
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const running = useRef<AbortController | null>(null);
  const drafts = usePhotoDrafts(photos);
  const change = (id: string, changes: Partial<BatchPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));
  const remove = (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id));
  const queue = useUploadQueue(photos, change);
  const ticked = photos.filter(({ isTicked }) => isTicked);
  const uploading = ticked.filter(({ url, error }) => url === '' && error === null).length;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      running.current?.abort();
    };
  }, []);

  const clearErrors = () => {
    setErrors(noErrors);
    setProblem('');
  };

  /** Publishes photos until one fails, and reports the outcome. */
  async function publish(publications: readonly Publication[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    let done = 0;
    const showProgress = (until: number) =>
      setPublishing({ done, all: publications.length, until });
    showProgress(0);
    // The numbers stay with their photos when only some are published at the first try.
    for (const { photo } of publications) change(photo.id, { title: photo.title });
    const reason = await publishPhotos(publications, {
      client,
      withReauth,
      signal: controller.signal,
      onProgress: async (photo, changes) => {
        change(photo.id, changes);
        await drafts.store({ ...photo, ...changes });
      },
      onPublished: (photo) => {
        done += 1;
        drafts.drop(photo);
        remove(photo.id);
        showProgress(0);
      },
      onWait: showProgress,
    });
    running.current = null;
    setPublishing(null);
    if (done > 0) void queryClient.invalidateQueries({ queryKey: resourceKey('gallery') });
    if (reason === null) setShared('');
    if (reason === null || (!isMounted.current && done > 0)) {
      toastDone(`${done} foto disimpan ke galeri.`);
    } else setProblem(formatFailure(reason, controller.signal, done, publications.length));
  }

  /** Validates the ticked photos, then publishes them or shows the errors. */
  async function save(): Promise<void> {
    if (running.current || uploading > 0 || ticked.length === 0) return;
    const { publications, errors } = validatePhotos(photos, shared, category);
    const invalid = Object.keys(errors.photos).length;
    setErrors(errors);
    setProblem('');
    if (invalid === 0 && !errors.category) return publish(publications);
    const subject = invalid > 0 ? `${invalid} dari ${ticked.length} foto` : 'kategori';
    setProblem(`Belum ada foto yang disimpan: periksa ${subject} lebih dahulu.`);
  }

  return {
    photos,
    ticked,
    uploading,
    queue,
    publishing,
    errors,
    problem,
    shared,
    category,
    remove,
    save,
    setShared: (title: string) => {
      clearErrors();
      setShared(title);
    },
    setCategory: (name: string) => {
      clearErrors();
      setCategory(name);
    },
    /** Changes a photo by hand, and clears its validation error. */
    edit(id: string, changes: Partial<BatchPhoto>): void {
      setErrors(({ photos: { [id]: _, ...others }, ...rest }) => ({ ...rest, photos: others }));
      change(id, changes);
    },
    tickAll: (isTicked: boolean) =>
      setPhotos((all) => all.map((photo) => ({ ...photo, isTicked }))),
    add(files: FileList | null): void {
      // Copied at once: the input empties its list as soon as this returns.
      const added = [...(files ?? [])].map(createBatchPhoto);
      setPhotos((all) => [...all, ...added]);
    },
    /** Ends a save after the photo in flight. */
    stop: () => running.current?.abort(),

    /** How many photos of closed tabs are stored on this device. */
    recovered: drafts.recovered.length,
    discardRecovered: drafts.discardRecovered,
    addRecovered(): void {
      setPhotos((all) => [...all, ...drafts.recovered]);
      drafts.takeRecovered();
    },
  };
}

/** Formats the outcome of a save that failed or was stopped. */
function formatFailure(reason: unknown, signal: AbortSignal, done: number, all: number): string {
  const left = all - done;
  const published = done === 0 ? 'Belum ada foto yang terbit' : `${done} foto sudah terbit`;
  const rest = done === 0 ? '' : `, ${left} belum`;
  const why = signal.aborted ? 'Penyimpanan dihentikan.' : describeError(reason);
  return `${published}${rest}. ${why} Ketuk Simpan untuk melanjutkan; yang sudah terbit tidak terbit dua kali.`;
}
