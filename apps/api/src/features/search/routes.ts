import { foundSchema } from '@pesantren/api-client/contract/found';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import {
  maxLimit,
  maxSearchLength,
  readListParams,
  respondWithPage,
} from '../../http/pagination.ts';
import type { Env } from '../../http/request-context.ts';
import {
  describe,
  ifNoneMatch,
  paginationParameters,
  queryParameter,
} from '../openapi/describe.ts';
import { createSearch } from './search.ts';

/** The items of an answer whose call names no limit. */
const usualLimit = 20;

const described = describe('Mencari di semua yang terbit', {
  parameters: [
    queryParameter('q', { type: 'string', maxLength: maxSearchLength }),
    ...paginationParameters,
    ifNoneMatch,
  ],
  answers: { 200: z.array(foundSchema), 304: null },
  headers: ['ETag', 'X-Total-Count'],
});

/** Mounts `/search.php`: one ranked list of all that is published, the same for everyone. */
export function createSearchRoutes(deps: Deps) {
  const search = createSearch(deps);
  return new Hono<Env>().get('/', described, async (c) => {
    const { q, limit, offset } = readListParams(c);
    c.header('Cache-Control', 'no-cache');
    if (q === '') return respondWithPage(c, { items: [], total: 0 });
    const asked = limit > maxLimit ? usualLimit : limit;
    return respondWithPage(c, await search({ q, limit: asked, offset }));
  });
}
