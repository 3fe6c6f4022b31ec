import { listQuery } from '@pesantren/api-client/query';
import type { Reader } from '@pesantren/api-client/reader';
import { limits } from '@pesantren/content/limits';

/** The newest pictures of the gallery, as many as the home page shows. */
export function teaserQuery(client: Reader) {
  return listQuery(client, 'gallery', { limit: limits.homeGallery });
}
