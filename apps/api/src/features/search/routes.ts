import { foundSchema } from '@pesantren/api-client/contract/lists/found';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { readListParams, respondWithPage } from '../../http/pagination.ts';
import type { Env } from '../../http/request-context.ts';
import { describe, searchParameters } from '../openapi/describe.ts';
import { createSearch } from './search.ts';

/** The items of an answer whose call names no limit. */
const usualLimit = 20;

const described = describe('Mencari di semua yang terbit', {
  parameters: searchParameters,
  answers: { 200: z.array(foundSchema), 304: null },
  headers: ['ETag', 'X-Total-Count'],
});

/** Mounts `/search.php`: one ranked list of all that is published, the same for everyone. */
export function createSearchRoutes(deps: Deps) {
  const search = createSearch(deps);
  return new Hono<Env>().get('/', described, async (c) => {
    const { q, limit, offset } = readListParams(c, { usualLimit });
    c.header('Cache-Control', 'no-cache');
    if (q === '') return respondWithPage(c, { items: [], total: 0 });
    return respondWithPage(c, await search({ q, limit, offset }));
  });
}
