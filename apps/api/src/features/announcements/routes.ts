import { announcementInputSchema } from '@pesantren/api-client/contract/announcement';
import { messages } from '@pesantren/content/messages';
import type { Deps } from '../../deps.ts';
import { itemRoutes } from '../items/routes.ts';
import { announcementStore } from './store.ts';

/** `/announcements.php`, as `features/items` has it. */
export function announcementRoutes(deps: Deps) {
  return itemRoutes(deps, {
    name: 'announcements',
    missing: messages.announcementNotFound,
    input: announcementInputSchema,
    files: { pdf_url: 'pdf' },
    store: announcementStore,
    answer: ({ created_at, deleted_at, category_key, published_at, pdf_text, ...row }) => ({
      ...row,
      content: deps.urls.bodyOnWire(row.content),
      pdf_url: deps.urls.onWire(row.pdf_url),
      pdf_image: deps.urls.onWire(row.pdf_image),
    }),
  });
}
