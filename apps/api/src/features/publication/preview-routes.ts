import { previewSchema } from '@pesantren/api-client/contract/publication';
import { Hono } from 'hono';
import type { PublishedItem } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createResourceStore } from '../../resources/store.ts';
import { describe } from '../openapi/describe.ts';
import { itemAtVersion } from './editorial.ts';
import { readPreviewToken } from './preview.ts';
import { createRevisions } from './revisions.ts';

const missing = 'Tautan pratinjau ini sudah berakhir.';

/** Mounts `/preview.php`: the item that a preview's link shows, for everyone who has the link. */
export function createPreviewRoutes(deps: Deps) {
  const described = describe('Item yang ditunjukkan tautan pratinjau', {
    parameters: [{ name: 'token', in: 'path', required: true, schema: { type: 'string' } }],
    answers: { 200: previewSchema },
  });
  return new Hono<Env>().get('/:token', described, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
    const found = await readPreviewToken(deps, c.req.param('token'));
    if (!found) throw new Problem('not-found', { message: missing });
    const { resource, id, version, expiresAt } = found;
    const row = await createResourceStore(deps, resource).get(id);
    const shown = orNotFound(row, missing) as PublishedItem;
    const revision = await createRevisions(deps, resource).find(shown, version);
    const item = await itemAtVersion(deps, resource, shown, orNotFound(revision, missing));
    return c.json({ resource, item, expires_at: expiresAt });
  });
}
