import { storedPictureSchema } from '@pesantren/api-client/contract/uploads/picture';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { requireSession } from '../../http/guards/session.ts';
import { readListParams, respondWithPage } from '../../http/pagination.ts';
import type { Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { describe, searchParameters } from '../openapi/describe.ts';
import { findPictures } from './find-pictures.ts';

/** The pictures of an answer whose call names no limit. */
const usualLimit = 24;

const described = describe('Gambar sekolah dan di mana masing-masing dipakai', {
  needs: 'session',
  parameters: searchParameters,
  answers: { 200: z.array(storedPictureSchema), 304: null },
  headers: ['ETag', 'X-Total-Count'],
});

/** Mounts `/pictures.php`: the pictures that items name, for a session (docs/contract.md#pictures). */
export function createPictureRoutes(deps: Deps) {
  const guard = requireSession(createSessions(deps));
  return new Hono<Env>().get('/', described, guard, async (c) => {
    const { q, limit, offset } = readListParams(c, { usualLimit });
    const found = await findPictures(deps, q);
    c.header('Cache-Control', 'no-cache');
    return respondWithPage(c, { items: found.slice(offset, offset + limit), total: found.length });
  });
}
