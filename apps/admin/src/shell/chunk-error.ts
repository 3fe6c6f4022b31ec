import { ApiError } from '@pesantren/api-client/api-error';
import { fetchOwnPage } from '@pesantren/api-client/transport';
import { messages } from '@pesantren/content/messages';

const newerRelease = new ApiError('Versi baru admin sudah terbit', {
  detail:
    'Muat ulang untuk memakainya. Tulisan Anda tetap tersimpan sebagai draf di perangkat ini.',
});
const notLoaded = new ApiError(messages.loadFailed, { detail: messages.offline });

/** A failed import of code, in words; `needsReload` when only a reload of the page brings it. */
export type ChunkError = { error: ApiError; needsReload: boolean };

/**
 * Tells a newer release from a lost network after a failed import: the page that is served now starts
 * another script than the one that runs here, since its chunks have other names.
 */
export async function explainChunkError(): Promise<ChunkError> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const page = entry ? await fetchOwnPage(import.meta.env.BASE_URL) : null;
  const needsReload = page !== null && !page.includes(entry ?? '');
  return { error: needsReload ? newerRelease : notLoaded, needsReload };
}
