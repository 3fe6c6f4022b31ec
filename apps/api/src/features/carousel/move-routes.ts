import { carouselMoveSchema } from '@pesantren/api-client/contract/carousel';
import { resources } from '@pesantren/api-client/resources';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Tables } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { authorize } from '../../http/guards/session.ts';
import { readInput, readItemId } from '../../http/input.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { actorOf, createAuditLog } from '../audit-log/store.ts';
import { describe, idParameter } from '../openapi/describe.ts';

const { missing } = resources.carousel.failures;
const orderChanged = 'Urutannya sudah diubah orang lain. Muat ulang daftar, lalu coba lagi.';

/** Mounts `/{id}/move`, the move of a picture (docs/contract.md#order). */
export function createMoveRoutes(deps: Deps) {
  const description = describe('Menaruh gambar sebelum gambar lain, atau paling akhir (null)', {
    needs: 'session',
    parameters: [idParameter],
    body: carouselMoveSchema,
    answers: { 204: null },
  });
  return new Hono<Env>().post('/:id/move', description, async (c) => {
    authorize(c.get('admin'), 'publish');
    const id = readItemId(c, missing);
    const { before } = await readInput(c, carouselMoveSchema);
    await inTransaction(deps.db, async (db) => {
      await move(db, id, before === null ? null : Number(before));
      await createAuditLog({ ...deps, db }).add(actorOf(c), 'item-moved', {
        resource: 'carousel',
        id,
      });
    });
    return c.body(null, 204);
  });
}

/**
 * Moves a picture before another one, or last (`null`). Versions stay, so a move conflicts with no edit.
 * @throws Problem `not-found` without the picture, `conflict` without the other one.
 */
async function move(db: Kysely<Tables>, id: number, before: number | null): Promise<void> {
  const rows = await db
    .selectFrom('carousel')
    .select(['id', 'rank'])
    .where('deleted_at', 'is', null)
    .orderBy('rank', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const moved = orNotFound(
    rows.find((row) => row.id === id),
    missing,
  );
  if (before === id) return;
  const order = rows.filter((row) => row !== moved);
  const index = before === null ? order.length : order.findIndex((row) => row.id === before);
  if (index < 0) throw new Problem('conflict', { message: orderChanged });
  order.splice(index, 0, moved);
  for (const [position, row] of order.entries()) {
    const rank = -1 - position;
    if (row.rank === rank) continue;
    await db.updateTable('carousel').set({ rank }).where('id', '=', row.id).execute();
  }
}
