import type { Services } from '../../services.ts';
import { openDrafts } from '../../writing/drafts.ts';
import { uploadOrKeep } from '../../writing/files/kept-files.ts';
import type { BatchPhoto } from './batch-photo.ts';
import type { Publication } from './publish-photos.ts';

const empty = { title: '', category: '', image: '' };

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
    const { id: key, file, url, sent, sentAt, created } = photo;
    const image = url || (await uploadOrKeep(client, 'image', file, options)).url;
    const body = { ...input, image };
    const { id = null, version } = created ?? {};
    await drafts.leaveToOutbox({ key, id, version, baseline: empty, sent, sentAt }, body, body);
    onLeft(photo);
  }
}
