import type { Client } from '@pesantren/api-client/client';
import { listQuery } from '@pesantren/api-client/query';

/** More than anybody watches, and than there is room for dots. */
const mostPictures = 20;

/** The pictures of the profile's carousel. */
export function carouselQuery(client: Client) {
  return listQuery(client, 'carousel', { limit: mostPictures });
}
