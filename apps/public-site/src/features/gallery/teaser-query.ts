import type { PublicClient } from '@pesantren/api-client/public-client';
import { listQuery } from '@pesantren/api-client/query';
import { limits } from '@pesantren/content/limits';

/** The newest pictures of the gallery, as many as the home page shows. */
export function teaserQuery(client: PublicClient) {
  return listQuery(client, 'gallery', { limit: limits.homeGallery });
}
