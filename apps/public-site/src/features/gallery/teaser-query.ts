import type { Client } from '@pesantren/api-client/client';
import { listQuery } from '@pesantren/api-client/query';
import { limits } from '@pesantren/content/limits';

/** The newest pictures of the gallery, as many as the home page shows. */
export function teaserQuery(client: Client) {
  return listQuery(client, 'gallery', { limit: limits.homeGallery });
}
