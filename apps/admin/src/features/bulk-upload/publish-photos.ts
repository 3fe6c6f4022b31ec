import { ApiError } from '@pesantren/api-client/api-error';
import type { Client } from '@pesantren/api-client/client';
import { type GalleryInput, galleryInputSchema } from '@pesantren/api-client/contract/gallery';
import { mayHaveSucceeded, saveItem } from '../../resource/form/save-item.ts';
import { type BatchPhoto, titlesOf } from './batch-photo.ts';

/** A photo under the title that it gets, with what is published of it. */
export type Publication = { photo: BatchPhoto; input: GalleryInput };

/** What stands against publishing: by the photo's id, and of the category. */
export type Obstacles = { photos: Readonly<Record<string, string>>; category: string };

/** What is published of the ticked photos, or why nothing is: one obstacle holds all of them back. */
export function publicationsOf(
  photos: readonly BatchPhoto[],
  shared: string,
  category: string,
): { publications: Publication[]; obstacles: Obstacles } {
  const titles = titlesOf(photos, shared);
  const publications: Publication[] = [];
  const obstacles: Record<string, string> = {};
  let categoryProblem = '';
  for (const photo of photos.filter(({ isTicked }) => isTicked)) {
    const { id, url } = photo;
    const title = titles.get(id) ?? '';
    const { data, error } = galleryInputSchema.safeParse({ title, category, image: url });
    const said = (field: string) => error?.issues.find(({ path }) => path[0] === field)?.message;
    const notStored = 'Foto ini belum terunggah. Unggah ulang, lepas, atau hapus centangnya.';
    const problem = said('title') ?? (url === '' || said('image') ? notStored : '');
    if (problem) obstacles[id] = problem;
    categoryProblem ||= said('category') ?? '';
    if (data) publications.push({ photo: { ...photo, title }, input: data });
  }
  return { publications, obstacles: { photos: obstacles, category: categoryProblem } };
}

type PublishOptions = {
  client: Client;
  withReauth: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  signal: AbortSignal;
  /** Keeps what changes of a photo before the next call goes out. */
  onProgress: (photo: BatchPhoto, facts: Partial<BatchPhoto>) => Promise<void>;
  onPublished: (photo: BatchPhoto) => void;
  /** Hears until when the provider asks for patience (milliseconds of the epoch), 0 once it goes on. */
  onWait: (until: number) => void;
};

/**
 * Publishes photos one after the other, each once however often that is tried. Too many writes in a
 * minute are waited for; anything else that fails ends it. @returns why it ended, `null` when it is done.
 */
export async function publishPhotos(
  publications: readonly Publication[],
  options: PublishOptions,
): Promise<unknown> {
  const { signal, onPublished, onWait } = options;
  for (const publication of publications) {
    for (;;) {
      if (signal.aborted) return signal.reason;
      try {
        await publish(publication, options);
        onPublished(publication.photo);
        break;
      } catch (error) {
        const seconds = error instanceof ApiError && error.status === 429 && error.retryAfter;
        if (!seconds) return error;
        onWait(Date.now() + seconds * 1000);
        await pause(seconds * 1000, signal);
        onWait(0);
      }
    }
  }
  return null;
}

async function publish({ photo, input }: Publication, options: PublishOptions): Promise<void> {
  const { client, withReauth, onProgress } = options;
  const { id: key, sent, created } = photo;
  const known = { key, id: created?.id ?? null, version: created?.version, base: {} };
  let latest = photo;
  try {
    await withReauth(() =>
      saveItem(client, 'gallery', { ...known, sent }, input, ({ sent, id, version }) => {
        latest = { ...latest, sent: sent as GalleryInput | undefined };
        if (id) latest.created = { id, version };
        return onProgress(photo, { sent: latest.sent, created: latest.created });
      }),
    );
  } catch (error) {
    throw client.profile === 'plain' && mayHaveSucceeded(error)
      ? withDoubt(error as ApiError)
      : error;
  }
}

/** A provider that knows no keys would publish the photo a second time when the first call has worked. */
function withDoubt(error: ApiError): ApiError {
  const doubt = 'Satu foto lagi mungkin sudah terbit: periksa daftar sebelum mencoba lagi.';
  return new ApiError(error.message, { ...error, detail: `${error.detail} ${doubt}`.trim() });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
