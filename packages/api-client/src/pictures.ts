import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type ListPage, toQueryString } from './contract/pagination.ts';
import { type StoredPicture, storedPictureSchema } from './contract/picture.ts';
import { type ClientOptions, createTransport } from './transport.ts';

/** Creates the call that lists the school's pictures; `full` only, with a session. */
export function createPictures(options: ClientOptions) {
  const { read } = createTransport(options);

  /** Reads a page of pictures, searched by alternative text, file name and title. @throws ApiError, AbortError */
  return async (
    params: { q: string; limit: number; offset: number },
    signal?: AbortSignal,
  ): Promise<ListPage<StoredPicture>> => {
    const path = `/pictures.php${toQueryString(params)}`;
    const { response, body } = await read(path, messages.loadFailed, { signal });
    const answer = z.safeParse(z.array(storedPictureSchema), body);
    if (!answer.success) throw new ApiError(messages.loadFailed, { code: 'unreadable' });
    const total = Number(response.headers.get('X-Total-Count') ?? answer.data.length);
    return { items: answer.data, total };
  };
}
