import { carouselInputSchema, carouselMoveSchema } from '@pesantren/api-client/contract/carousel';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { readInput, readItemId } from '../../http/input.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { createResourceRoutes } from '../../resources/routes.ts';
import { createResourceStore } from '../../resources/store.ts';
import { actorOf, createAuditLog } from '../audit-log/store.ts';
import { createCarouselStore } from './store.ts';

const missing = 'Gambar carousel tidak ditemukan.';
const orderChanged = 'Urutannya sudah diubah orang lain. Muat ulang daftar, lalu coba lagi.';

/** Mounts `/carousel_images.php` with the moves of pictures (docs/contract.md#order). */
export function createCarouselRoutes(deps: Deps) {
  const routes = createResourceRoutes(deps, {
    name: 'carousel',
    missing,
    input: carouselInputSchema,
    files: { src: 'image' },
    store: createCarouselStore,
    serialize: ({ created_at, deleted_at, category_key, ...row }) => ({
      ...row,
      src: deps.urls.toApi(row.src),
    }),
  });
  return routes.post('/:id/move', async (c) => {
    const id = readItemId(c, missing);
    const { before } = await readInput(c, carouselMoveSchema);
    await inTransaction(deps.db, async (db) => {
      const store = createCarouselStore({ ...deps, db });
      orNotFound(await createResourceStore({ ...deps, db }, 'carousel').get(id), missing);
      const moved = await store.move(id, before === null ? null : Number(before));
      if (!moved) throw new Problem('conflict', { message: orderChanged });
      await createAuditLog({ ...deps, db }).add(actorOf(c), 'item-moved', {
        resource: 'carousel',
        id,
      });
    });
    return c.body(null, 204);
  });
}
