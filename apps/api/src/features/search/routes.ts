import {
  foundSchema,
  type MostRead,
  mostReadSchema,
} from '@pesantren/api-client/contract/lists/found';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { readListParams, respondWithPage } from '../../http/pagination.ts';
import type { Env } from '../../http/request-context.ts';
import { describe, searchParameters } from '../openapi/describe.ts';
import { titleAt } from '../report/links/own-links.ts';
import { readTallies } from '../report/tallies.ts';
import { createSearch } from './search.ts';

/** The items of an answer whose call names no limit. */
const usualLimit = 20;

const described = describe('Mencari di semua yang terbit', {
  parameters: searchParameters,
  answers: { 200: z.array(foundSchema), 304: null },
  headers: ['ETag', 'X-Total-Count'],
});

const mostReadDescribed = describe('Yang paling banyak dibaca 28 hari terakhir', {
  answers: { 200: z.array(mostReadSchema), 304: null },
  headers: ['ETag'],
});

/** Ways on from a search that finds nothing. */
const mostReadShown = 3;

/** Addresses that are looked at: what somebody has made up is the name of no item. */
const mostLookedAt = 30;

/** Mounts `/search.php`: one ranked list of all that is published, and what is read the most, the same for everyone. */
export function createSearchRoutes(deps: Deps) {
  const search = createSearch(deps);
  return new Hono<Env>()
    .get('/', described, async (c) => {
      const { q, limit, offset } = readListParams(c, { usualLimit });
      c.header('Cache-Control', 'no-cache');
      if (q === '') return respondWithPage(c, { items: [], total: 0 });
      return respondWithPage(c, await search({ q, limit, offset }));
    })
    .get('/most-read', mostReadDescribed, async (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.json(await readMostRead(deps));
    });
}

/** Reads the items that visitors have opened the most, of those that they may see now. */
async function readMostRead(deps: Pick<Deps, 'db' | 'now' | 'schoolClock'>): Promise<MostRead[]> {
  const counts = await readTallies(deps, 'page', { limit: mostLookedAt });
  const found: MostRead[] = [];
  for (const path of counts.keys()) {
    const title = await titleAt(path, deps, false);
    if (title) found.push({ path, title });
    if (found.length === mostReadShown) break;
  }
  return found;
}
