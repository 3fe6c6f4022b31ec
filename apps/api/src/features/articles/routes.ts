import { articleInputSchema } from '@pesantren/api-client/contract/article';
import { messages } from '@pesantren/content/messages';
import type { Deps } from '../../deps.ts';
import { itemRoutes } from '../items/routes.ts';
import { articleStore } from './store.ts';

/** `/articles.php`, as `features/items` has it. */
export function articleRoutes(deps: Deps) {
  return itemRoutes(deps, {
    name: 'articles',
    missing: messages.articleNotFound,
    input: articleInputSchema,
    files: { image: 'image' },
    store: articleStore,
    answer: ({ created_at, deleted_at, category_key, ...row }) => ({
      ...row,
      status: deleted_at === null ? 'published' : 'deleted',
      content: deps.urls.bodyOnWire(row.content),
      image: deps.urls.onWire(row.image),
    }),
  });
}
