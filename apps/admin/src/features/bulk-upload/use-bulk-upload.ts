import { resourceKey } from '@pesantren/api-client/query';
import { photosAtOnce } from '@pesantren/content/limits';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/errors/describe-error.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { keptOrigin, outboxFilled } from '../../writing/files/kept-origin.ts';
import { useUploadQueue } from '../../writing/files/use-upload-queue.ts';
import { isRefusedHere } from '../../writing/save-failure.ts';
import { type BatchPhoto, createBatchPhoto } from './batch-photo.ts';
import { usePhotoDrafts } from './photo-drafts.ts';
import {
  leavePhotos,
  type Publication,
  publishPhotos,
  type ValidationErrors,
  validatePhotos,
} from './publish-photos.ts';

/** The progress of a save: how many of how many are published, and until when it waits (0: it does not). */
export type Publishing = { done: number; all: number; until: number };

const noErrors: ValidationErrors = { photos: {}, category: '' };

/** The state of a bulk upload: photos that become a gallery item each, published all together or not at all. */
export function useBulkUpload() {
  const services = useServices();
  const { client, queryClient } = services;
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
  // A photo that this device cannot open holds the others back no longer.
  const queue = useUploadQueue(photos, (id, changes) =>
    change(id, { ...changes, ...(isRefusedHere(changes.error) && { isTicked: false }) }),
  );
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
      services,
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

  /** Leaves photos to the outbox until the device has no room. */
  async function sendLater(publications: readonly Publication[]): Promise<void> {
    const all = publications.length;
    let done = 0;
    running.current = new AbortController();
    setPublishing({ done, all, until: 0 });
    for (const { photo } of publications) change(photo.id, { title: photo.title });
    try {
      await leavePhotos(publications, services, (photo) => {
        done += 1;
        drafts.drop(photo);
        remove(photo.id);
        setPublishing({ done, all, until: 0 });
      });
      setShared('');
      toastDone('Tersimpan di perangkat ini; dikirim begitu ada sambungan.');
    } catch (error) {
      setProblem(describeError(error));
    }
    running.current = null;
    setPublishing(null);
    window.dispatchEvent(new Event(outboxFilled));
  }

  /** Validates the ticked photos, then publishes them, leaves them to the outbox, or shows the errors. */
  async function save(): Promise<void> {
    const waits = !navigator.onLine && client.profile === 'full';
    if (running.current || (uploading > 0 && !waits) || ticked.length === 0) return;
    const chosen = waits ? photos.map(standIn) : photos;
    const { publications: found, errors } = validatePhotos(chosen, shared, category);
    const publications = found.map(({ photo, input }) => ({
      photo: { ...photo, url: photos.find(({ id }) => id === photo.id)?.url ?? '' },
      input,
    }));
    const invalid = Object.keys(errors.photos).length;
    setErrors(errors);
    setProblem('');
    if (invalid === 0 && !errors.category) {
      return waits ? sendLater(publications) : publish(publications);
    }
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
      setPhotos((all) =>
        all.map((photo) => ({ ...photo, isTicked: isTicked && !isRefusedHere(photo.error) })),
      ),
    /** Adds the first photos, as many as a batch takes, and says how many are left. */
    add(files: Iterable<File> | null): void {
      // Copied at once: the input empties its list as soon as this returns.
      const chosen = [...(files ?? [])];
      const room = Math.max(0, photosAtOnce - photos.length);
      const added = chosen.slice(0, room).map(createBatchPhoto);
      const left = chosen.length - added.length;
      if (left > 0) {
        toastDone(
          `${photosAtOnce} foto pertama dipilih. ${left} foto lagi belum: pilih sesudah ini disimpan.`,
        );
      }
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

/** A photo that is not uploaded yet, as its input will be. */
function standIn(photo: BatchPhoto): BatchPhoto {
  return photo.url === '' && photo.error === null ? { ...photo, url: keptOrigin } : photo;
}

/** Formats the outcome of a save that failed or was stopped. */
function formatFailure(reason: unknown, signal: AbortSignal, done: number, all: number): string {
  const left = all - done;
  const published = done === 0 ? 'Belum ada foto yang terbit' : `${done} foto sudah terbit`;
  const rest = done === 0 ? '' : `, ${left} belum`;
  const why = signal.aborted ? 'Penyimpanan dihentikan.' : describeError(reason);
  return `${published}${rest}. ${why} Ketuk tombol di bawah untuk melanjutkan; yang sudah terbit tidak terbit dua kali.`;
}
