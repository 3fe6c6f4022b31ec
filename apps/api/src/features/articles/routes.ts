import { articleInputSchema } from '@pesantren/api-client/contract/article';
import { messages } from '@pesantren/content/messages';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/env.ts';
import { answerCreated, found, itemId } from '../../http/item.ts';
import { answerList, listPart } from '../../http/list-part.ts';
import { readInput } from '../../http/read-input.ts';
import { type ArticleRow, articleStore } from './store.ts';

const missing = messages.articleNotFound;

/** `/articles.php`: reading is open, writing is guarded where this is mounted. */
export function articleRoutes(deps: Deps) {
  const articles = articleStore(deps);
  const answer = ({ created_at, ...row }: ArticleRow) => ({
    ...row,
    content: deps.urls.bodyOnWire(row.content),
    image: deps.urls.onWire(row.image),
  });

  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await articles.list(listPart(c));
      return answerList(c, { items: items.map(answer), total });
    })
    .get('/:id', async (c) => {
      return c.json(answer(found(await articles.get(itemId(c, missing)), missing)));
    })
    .post('/', async (c) => {
      const input = await readInput(c, articleInputSchema);
      return answerCreated(c, answer(await articles.create(input)));
    })
    .put('/:id', async (c) => {
      const id = itemId(c, missing);
      const input = await readInput(c, articleInputSchema);
      return c.json(answer(found(await articles.update(id, input), missing)));
    })
    .delete('/:id', async (c) => {
      found(await articles.remove(itemId(c, missing)), missing);
      return c.body(null, 204);
    });
}
