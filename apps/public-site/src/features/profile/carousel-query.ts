import { listQuery } from '@pesantren/api-client/query';
import type { Reader } from '@pesantren/api-client/reader';

/** More than anybody watches, and than there is room for dots. */
const mostPictures = 20;

/** The pictures of the profile's carousel. */
export function carouselQuery(client: Reader) {
  return listQuery(client, 'carousel', { limit: mostPictures });
}
