import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { type ListPage, toQueryString } from '../contract/lists/pagination.ts';
import { type StoredPicture, storedPictureSchema } from '../contract/uploads/picture.ts';
import { type ClientOptions, createTransport } from '../transport/transport.ts';

/** Creates the call that lists the school's pictures; `full` only, with a session. */
export function createPictures(options: ClientOptions) {
  const { readPage } = createTransport(options);

  /** Reads a page of pictures, searched by alternative text, file name and title. @throws ApiError, AbortError */
  return (
    params: { q: string; limit: number; offset: number },
    signal?: AbortSignal,
  ): Promise<ListPage<StoredPicture>> => {
    const path = `/pictures.php${toQueryString(params)}`;
    return readPage(z.array(storedPictureSchema), path, messages.loadFailed, { signal });
  };
}
