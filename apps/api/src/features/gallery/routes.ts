import { galleryInputSchema } from '@pesantren/api-client/contract/gallery';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/env.ts';
import { answerCreated, found, itemId } from '../../http/item.ts';
import { answerList, listPart } from '../../http/list-part.ts';
import { readInput } from '../../http/read-input.ts';
import { type GalleryRow, galleryStore } from './store.ts';

const missing = 'Item galeri tidak ditemukan.';

/** `/gallery_items.php`: reading is open, writing is guarded where this is mounted. */
export function galleryRoutes(deps: Deps) {
  const gallery = galleryStore(deps);
  const answer = ({ created_at, ...row }: GalleryRow) => ({
    ...row,
    image: deps.urls.onWire(row.image),
  });

  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await gallery.list(listPart(c));
      return answerList(c, { items: items.map(answer), total });
    })
    .get('/:id', async (c) => {
      return c.json(answer(found(await gallery.get(itemId(c, missing)), missing)));
    })
    .post('/', async (c) => {
      const input = await readInput(c, galleryInputSchema);
      return answerCreated(c, answer(await gallery.create(input)));
    })
    .put('/:id', async (c) => {
      const id = itemId(c, missing);
      const input = await readInput(c, galleryInputSchema);
      return c.json(answer(found(await gallery.update(id, input), missing)));
    })
    .delete('/:id', async (c) => {
      found(await gallery.remove(itemId(c, missing)), missing);
      return c.body(null, 204);
    });
}
