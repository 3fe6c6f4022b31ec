import { carouselInputSchema, carouselMoveSchema } from '@pesantren/api-client/contract/carousel';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { found, itemId } from '../../http/item.ts';
import { Problem } from '../../http/problem.ts';
import { readInput } from '../../http/read-input.ts';
import { itemRoutes } from '../items/routes.ts';
import { itemStore } from '../items/store.ts';
import { doerOf, logStore } from '../log/store.ts';
import { carouselStore } from './store.ts';

const missing = 'Gambar carousel tidak ditemukan.';
const orderChanged = 'Urutannya sudah diubah orang lain. Muat ulang daftar, lalu coba lagi.';

/** `/carousel_images.php`, as `features/items` has it, and the order of the pictures. */
export function carouselRoutes(deps: Deps) {
  const routes = itemRoutes(deps, {
    name: 'carousel',
    missing,
    input: carouselInputSchema,
    files: { src: 'image' },
    store: carouselStore,
    answer: ({ created_at, deleted_at, category_key, ...row }) => ({
      ...row,
      src: deps.urls.onWire(row.src),
    }),
  });
  return routes.post('/:id/move', async (c) => {
    const id = itemId(c, missing);
    const { before } = await readInput(c, carouselMoveSchema);
    await inTransaction(deps.db, async (db) => {
      const store = carouselStore({ ...deps, db });
      found(await itemStore({ ...deps, db }, 'carousel').get(id), missing);
      const moved = await store.move(id, before === null ? null : Number(before));
      if (!moved) throw new Problem('conflict', { message: orderChanged });
      await logStore({ ...deps, db }).add(doerOf(c), 'item-moved', { resource: 'carousel', id });
    });
    return c.body(null, 204);
  });
}
