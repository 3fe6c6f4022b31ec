import { prestasiInputSchema } from '@pesantren/api-client/contract/prestasi';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/env.ts';
import { answerCreated, found, itemId } from '../../http/item.ts';
import { answerList, listPart } from '../../http/list-part.ts';
import { readInput } from '../../http/read-input.ts';
import { type PrestasiRow, prestasiStore } from './store.ts';

const missing = 'Prestasi tidak ditemukan.';

/** `/prestasi.php`: reading is open, writing is guarded where this is mounted. */
export function prestasiRoutes(deps: Deps) {
  const prestasi = prestasiStore(deps);
  const answer = ({ created_at, happened_at, ...row }: PrestasiRow) => row;

  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await prestasi.list(listPart(c));
      return answerList(c, { items: items.map(answer), total });
    })
    .get('/:id', async (c) => {
      return c.json(answer(found(await prestasi.get(itemId(c, missing)), missing)));
    })
    .post('/', async (c) => {
      const input = await readInput(c, prestasiInputSchema);
      return answerCreated(c, answer(await prestasi.create(input)));
    })
    .put('/:id', async (c) => {
      const id = itemId(c, missing);
      const input = await readInput(c, prestasiInputSchema);
      return c.json(answer(found(await prestasi.update(id, input), missing)));
    })
    .delete('/:id', async (c) => {
      found(await prestasi.remove(itemId(c, missing)), missing);
      return c.body(null, 204);
    });
}
