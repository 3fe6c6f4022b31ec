import { announcementInputSchema } from '@pesantren/api-client/contract/announcement';
import { messages } from '@pesantren/content/messages';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/env.ts';
import { answerCreated, found, itemId } from '../../http/item.ts';
import { answerList, listPart } from '../../http/list-part.ts';
import { readInput } from '../../http/read-input.ts';
import { type AnnouncementRow, announcementStore } from './store.ts';

const missing = messages.announcementNotFound;

/** `/announcements.php`: reading is open, writing is guarded where this is mounted. */
export function announcementRoutes(deps: Deps) {
  const announcements = announcementStore(deps);
  const answer = ({ created_at, published_at, ...row }: AnnouncementRow) => ({
    ...row,
    content: deps.urls.bodyOnWire(row.content),
    pdf_url: deps.urls.onWire(row.pdf_url),
  });

  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await announcements.list(listPart(c));
      return answerList(c, { items: items.map(answer), total });
    })
    .get('/:id', async (c) => {
      return c.json(answer(found(await announcements.get(itemId(c, missing)), missing)));
    })
    .post('/', async (c) => {
      const input = await readInput(c, announcementInputSchema);
      return answerCreated(c, answer(await announcements.create(input)));
    })
    .put('/:id', async (c) => {
      const id = itemId(c, missing);
      const input = await readInput(c, announcementInputSchema);
      return c.json(answer(found(await announcements.update(id, input), missing)));
    })
    .delete('/:id', async (c) => {
      found(await announcements.remove(itemId(c, missing)), missing);
      return c.body(null, 204);
    });
}
