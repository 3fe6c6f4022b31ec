import type { PublicClient } from '@pesantren/api-client/public-client';
import { listQuery } from '@pesantren/api-client/query';

/** More than anybody watches, and than there is room for dots. */
const mostPictures = 20;

/** The pictures of the profile's carousel. */
export function carouselQuery(client: PublicClient) {
  return listQuery(client, 'carousel', { limit: mostPictures });
}
