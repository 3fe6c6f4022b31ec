import { resourceKey } from '@pesantren/api-client/query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/describe-error.ts';
import { toastDone } from '../../shell/toasts/toast.ts';
import { type BatchPhoto, createBatchPhoto } from './batch-photo.ts';
import {
  type Obstacles,
  type Publication,
  publicationsOf,
  publishPhotos,
} from './publish-photos.ts';
import { usePhotoDrafts } from './use-photo-drafts.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** A save under way: how many of how many are published, and until when it waits (0: it does not). */
export type Publishing = { done: number; all: number; until: number };

const nothing: Obstacles = { photos: {}, category: '' };

/** Several photos that become a gallery item each: all of the ticked ones are published, or none. */
export function useBulkUpload() {
  const { client, queryClient, withReauth } = useServices();
  const [photos, setPhotos] = useState<readonly BatchPhoto[]>([]);
  const [shared, setShared] = useState('');
  const [category, setCategory] = useState('');
  const [obstacles, setObstacles] = useState(nothing);
  const [problem, setProblem] = useState('');
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const running = useRef<AbortController | null>(null);
  const drafts = usePhotoDrafts(photos);
  const change = (id: string, facts: Partial<BatchPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...facts } : photo)));
  const remove = (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id));
  const queue = useUploadQueue(photos, change);
  const ticked = photos.filter(({ isTicked }) => isTicked);
  const awaited = ticked.filter(({ url, error }) => url === '' && error === null).length;
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      running.current?.abort();
    };
  }, []);

  const clear = () => {
    setObstacles(nothing);
    setProblem('');
  };

  /** Publishes photos until one fails, and says how it ended. */
  async function publish(publications: readonly Publication[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    let done = 0;
    const tell = (until: number) => setPublishing({ done, all: publications.length, until });
    tell(0);
    // The numbers stay with their photos, however many of them are published at the first try.
    for (const { photo } of publications) change(photo.id, { title: photo.title });
    const reason = await publishPhotos(publications, {
      ...{ client, withReauth, signal: controller.signal },
      onProgress: async (photo, facts) => {
        change(photo.id, facts);
        await drafts.keep({ ...photo, ...facts });
      },
      onPublished: (photo) => {
        done += 1;
        drafts.drop(photo);
        remove(photo.id);
        tell(0);
      },
      onWait: tell,
    });
    running.current = null;
    setPublishing(null);
    if (done > 0) void queryClient.invalidateQueries({ queryKey: resourceKey('gallery') });
    if (reason === null) setShared('');
    if (reason === null || (isUnmounted.current && done > 0)) {
      toastDone(`${done} foto disimpan ke galeri.`);
    } else setProblem(endOf(reason, controller.signal, done, publications.length));
  }

  /** Publishes all of the ticked photos, or says why none of them is. */
  async function save(): Promise<void> {
    if (running.current || awaited > 0 || ticked.length === 0) return;
    const { publications, obstacles } = publicationsOf(photos, shared, category);
    const held = Object.keys(obstacles.photos).length;
    setObstacles(obstacles);
    setProblem('');
    if (held === 0 && !obstacles.category) return publish(publications);
    const what = held > 0 ? `${held} dari ${ticked.length} foto` : 'kategori';
    setProblem(`Belum ada foto yang disimpan: periksa ${what} lebih dahulu.`);
  }

  return {
    ...{ photos, ticked, awaited, queue, publishing, obstacles, problem },
    ...{ shared, category, change, remove, save },
    setShared: (title: string) => {
      clear();
      setShared(title);
    },
    setCategory: (name: string) => {
      clear();
      setCategory(name);
    },
    /** What the person writes or ticks, which may lift what stood against a save. */
    edit(id: string, facts: Partial<BatchPhoto>): void {
      setObstacles(({ photos: { [id]: _, ...others }, ...rest }) => ({ ...rest, photos: others }));
      change(id, facts);
    },
    tickAll: (isTicked: boolean) =>
      setPhotos((all) => all.map((photo) => ({ ...photo, isTicked }))),
    add(files: FileList | null): void {
      // Read now: the input empties its list as soon as this returns.
      const added = [...(files ?? [])].map(createBatchPhoto);
      setPhotos((all) => [...all, ...added]);
    },
    /** Ends a save after the photo that is on its way. */
    stop: () => running.current?.abort(),

    /** How many photos wait on this device from a tab that is gone. */
    lost: drafts.lost.length,
    forgetLost: drafts.forget,
    takeLost(): void {
      setPhotos((all) => [...all, ...drafts.lost]);
      drafts.taken();
    },
  };
}

/** How a save ended that is not done: what is published, what is not, and why. */
function endOf(reason: unknown, signal: AbortSignal, done: number, all: number): string {
  const left = all - done;
  const published = done === 0 ? 'Belum ada foto yang terbit' : `${done} foto sudah terbit`;
  const rest = done === 0 ? '' : `, ${left} belum`;
  const why = signal.aborted ? 'Penyimpanan dihentikan.' : describeError(reason);
  return `${published}${rest}. ${why} Ketuk Simpan untuk melanjutkan; yang sudah terbit tidak terbit dua kali.`;
}
