import { maxPinned, pinInputSchema } from '@pesantren/api-client/contract/publication';
import { resources } from '@pesantren/api-client/resources';
import { Hono } from 'hono';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { authorize } from '../../http/guards/session.ts';
import { readInput, readItemId } from '../../http/input.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createResourceStore } from '../../resources/store.ts';
import { actorOf, createAuditLog } from '../audit-log/store.ts';
import { describe, idParameter } from '../openapi/describe.ts';
import { inState } from '../publication/visible.ts';

const { missing } = resources.announcements.failures;
const tooMany = `Paling banyak ${maxPinned} pengumuman disematkan. Lepas salah satu dulu.`;

/** Mounts `/{id}/pin` (docs/contract.md#pins). Versions stay, so a pin conflicts with no edit. */
export function createPinRoutes(deps: Deps) {
  const description = describe('Menyematkan pengumuman, atau melepasnya', {
    needs: 'session',
    parameters: [idParameter],
    body: pinInputSchema,
    answers: { 204: null },
  });
  return new Hono<Env>().put('/:id/pin', description, async (c) => {
    authorize(c.get('admin'), 'publish');
    const id = readItemId(c, missing);
    const { pinned } = await readInput(c, pinInputSchema);
    await inTransaction(deps.db, async (db) => {
      orNotFound(await createResourceStore({ ...deps, db }, 'announcements').get(id), missing);
      const now = deps.now();
      // One that has expired or waits takes no place among the three.
      const others = await db
        .selectFrom('announcements')
        .where(inState('published', now))
        .where('pinned_at', 'is not', null)
        .where('id', '!=', id)
        .select('id')
        .execute();
      if (pinned && others.length >= maxPinned) throw new Problem('conflict', { message: tooMany });
      await db
        .updateTable('announcements')
        .set({ pinned_at: pinned ? now.toISOString() : null })
        .where('id', '=', id)
        .execute();
      const action = pinned ? 'item-pinned' : 'item-unpinned';
      await createAuditLog({ ...deps, db }).add(actorOf(c), action, {
        ...{ resource: 'announcements', id },
      });
    });
    return c.body(null, 204);
  });
}
