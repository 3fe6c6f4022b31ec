import { ApiError } from '@pesantren/api-client/api-error';
import { fetchOwnPage } from '@pesantren/api-client/transport';
import { messages } from '@pesantren/content/messages';

const newerRelease = new ApiError('Versi baru admin sudah terbit', {
  detail:
    'Muat ulang untuk memakainya. Tulisan Anda tetap tersimpan sebagai draf di perangkat ini.',
});
const notLoaded = new ApiError(messages.loadFailed, { detail: messages.offline });

/** Why code did not come, in words, and whether only a reload brings it. */
export type ChunkError = { error: ApiError; needsReload: boolean };

/**
 * Tells a newer release from a lost network: a release has code of other names, and its page starts another
 * script than the one that runs here.
 */
export async function explainChunkError(): Promise<ChunkError> {
  const needsReload = await hasNewerRelease();
  return { error: needsReload ? newerRelease : notLoaded, needsReload };
}

async function hasNewerRelease(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const page = entry ? await fetchOwnPage(import.meta.env.BASE_URL) : null;
  return page !== null && !page.includes(entry ?? '');
}
