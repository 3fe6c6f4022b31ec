import { withMessage } from '@pesantren/api-client/api-error';
import { type GalleryInput, gallery } from '@pesantren/api-client/contract/gallery';
import { messages } from '@pesantren/content/messages';
import type { Services } from '../../services.ts';
import { openDrafts } from '../../writing/drafts.ts';
import { uploadOrKeep } from '../../writing/files/kept-files.ts';
import { retryIn } from '../../writing/retry.ts';
import { reasonOf } from '../../writing/save-failure.ts';
import { sendItem } from '../../writing/send-item.ts';
import { isForgotten, type Submission } from '../../writing/submission.ts';
import { type BatchPhoto, titlesOf } from './batch-photo.ts';

/** A photo under its final title, with the body of its POST. */
export type Publication = { photo: BatchPhoto; input: GalleryInput };

/** The validation errors: by photo id, and of the category. */
export type ValidationErrors = { photos: Readonly<Record<string, string>>; category: string };

/** Validates the ticked photos: one error holds all of them back. */
export function validatePhotos(
  photos: readonly BatchPhoto[],
  shared: string,
  category: string,
): { publications: Publication[]; errors: ValidationErrors } {
  const titles = titlesOf(photos, shared);
  const publications: Publication[] = [];
  const photoErrors: Record<string, string> = {};
  let categoryError = '';
  for (const photo of photos.filter(({ isTicked }) => isTicked)) {
    const { id, url } = photo;
    const title = titles.get(id) ?? '';
    const { data, error } = gallery.input.safeParse({ title, category, image: url });
    const messageOf = (field: string) =>
      error?.issues.find(({ path }) => path[0] === field)?.message;
    const notUploaded = 'Foto ini belum terunggah. Unggah ulang, lepas, atau hapus centangnya.';
    const photoError = messageOf('title') ?? (url === '' || messageOf('image') ? notUploaded : '');
    if (photoError) photoErrors[id] = photoError;
    categoryError ||= messageOf('category') ?? '';
    if (data) publications.push({ photo: { ...photo, title }, input: data });
  }
  return { publications, errors: { photos: photoErrors, category: categoryError } };
}

type PublishOptions = {
  services: Pick<Services, 'client' | 'editorial'>;
  signal: AbortSignal;
  /** Stores a change of a photo before the next call goes out. */
  onProgress: (photo: BatchPhoto, changes: Partial<BatchPhoto>) => Promise<void>;
  onPublished: (photo: BatchPhoto) => void;
  /** Receives until when the rate limit lasts, in milliseconds of the epoch; 0 once it is over. */
  onWait: (until: number) => void;
};

/**
 * Publishes photos one after the other, idempotently. A rate limit is waited for; any other failure ends
 * it. @returns the failure, `null` when all photos are published
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
        if (reasonOf(error) !== 'busy') return error;
        const wait = retryIn(error);
        onWait(Date.now() + wait);
        await pause(wait, signal);
        onWait(0);
      }
    }
  }
  return null;
}

async function publish({ photo, input }: Publication, options: PublishOptions): Promise<void> {
  const { services, onProgress } = options;
  const submission = submissionOf(photo);
  let { created } = photo;
  try {
    await sendItem(services, 'gallery', submission, input, ({ sent, sentAt, id, version }) => {
      if (id) created = { id, version };
      return onProgress(photo, { sent: sent as GalleryInput | undefined, sentAt, created });
    });
  } catch (error) {
    if (!isForgotten(submission)) throw error;
    // The error asks the person to look at the list; a press after that sends the photo anew.
    await onProgress(photo, { sent: undefined });
    throw withMessage(error, `${messages.saveFailed}: ${photo.title}`);
  }
}

const empty = { title: '', category: '', image: '' };

function submissionOf({ id: key, sent, sentAt, created }: BatchPhoto): Submission {
  const { id = null, version } = created ?? {};
  return { key, id, version, baseline: empty, sent, sentAt };
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

/**
 * Leaves photos to the outbox, one after the other, each under the key that it would be published with.
 * @param onLeft receives each photo that is there.
 * @throws ApiError where the device has no room; what is left to the outbox by then stays there
 */
export async function leavePhotos(
  publications: readonly Publication[],
  { client, session }: Services,
  onLeft: (photo: BatchPhoto) => void,
): Promise<void> {
  const drafts = await openDrafts(session.account(), 'gallery');
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  for (const { photo, input } of publications) {
    const { file, url } = photo;
    const image = url || (await uploadOrKeep(client, 'image', file, options)).url;
    const body = { ...input, image };
    await drafts.leaveToOutbox(submissionOf(photo), body, body);
    onLeft(photo);
  }
}
