import { ApiError } from '@pesantren/api-client/api-error';
import { fetchOwnPage } from '@pesantren/api-client/transport/transport';
import { messages } from '@pesantren/content/messages';

/** Code that the network did not bring. */
export const notLoaded = new ApiError(messages.loadFailed, {
  code: 'offline',
  detail: messages.offline,
});

/** A failed import of code, in words; `needsReload` when only a reload of the page brings it. */
export type ChunkError = { error: ApiError; needsReload: boolean };

/** A release after the one that runs here. */
export const newerRelease: ChunkError = {
  error: new ApiError('Versi baru admin sudah terbit', {
    detail:
      'Muat ulang untuk memakainya. Tulisan Anda tetap tersimpan sebagai draf di perangkat ini.',
  }),
  needsReload: true,
};

/**
 * Tells a newer release from a lost network after a failed import: the page that is served now starts
 * another script than the one that runs here, since its chunks have other names.
 */
export async function explainChunkError(): Promise<ChunkError> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const page = entry ? await fetchOwnPage(import.meta.env.BASE_URL) : null;
  const isNewer = page !== null && !page.includes(entry ?? '');
  return isNewer ? newerRelease : { error: notLoaded, needsReload: false };
}
