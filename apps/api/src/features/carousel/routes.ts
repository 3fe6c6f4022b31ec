import { carouselInputSchema } from '@pesantren/api-client/contract/carousel';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/env.ts';
import { answerCreated, found, itemId } from '../../http/item.ts';
import { answerList, listPart } from '../../http/list-part.ts';
import { readInput } from '../../http/read-input.ts';
import { type CarouselRow, carouselStore } from './store.ts';

const missing = 'Gambar carousel tidak ditemukan.';

/** `/carousel_images.php`: reading is open, writing is guarded where this is mounted. */
export function carouselRoutes(deps: Deps) {
  const carousel = carouselStore(deps);
  const answer = ({ created_at, ...row }: CarouselRow) => ({
    ...row,
    src: deps.urls.onWire(row.src),
  });

  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await carousel.list(listPart(c));
      return answerList(c, { items: items.map(answer), total });
    })
    .get('/:id', async (c) => {
      return c.json(answer(found(await carousel.get(itemId(c, missing)), missing)));
    })
    .post('/', async (c) => {
      const input = await readInput(c, carouselInputSchema);
      return answerCreated(c, answer(await carousel.create(input)));
    })
    .put('/:id', async (c) => {
      const id = itemId(c, missing);
      const input = await readInput(c, carouselInputSchema);
      return c.json(answer(found(await carousel.update(id, input), missing)));
    })
    .delete('/:id', async (c) => {
      found(await carousel.remove(itemId(c, missing)), missing);
      return c.body(null, 204);
    });
}
