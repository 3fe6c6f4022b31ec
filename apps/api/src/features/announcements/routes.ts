import { announcementInputSchema } from '@pesantren/api-client/contract/announcement';
import { messages } from '@pesantren/content/messages';
import type { Deps } from '../../deps.ts';
import { createResourceRoutes } from '../../resources/routes.ts';
import { createAnnouncementStore } from './store.ts';

/** Mounts `/announcements.php`. */
export function createAnnouncementRoutes(deps: Deps) {
  return createResourceRoutes(deps, {
    name: 'announcements',
    missing: messages.announcementNotFound,
    input: announcementInputSchema,
    files: { pdf_url: 'pdf' },
    store: createAnnouncementStore,
    serialize: ({ created_at, deleted_at, category_key, published_at, pdf_text, ...row }) => ({
      ...row,
      content: deps.urls.bodyToApi(row.content),
      pdf_url: deps.urls.toApi(row.pdf_url),
      pdf_image: deps.urls.toApi(row.pdf_image),
    }),
  });
}
