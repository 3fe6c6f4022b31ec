import { articleInputSchema } from '@pesantren/api-client/contract/article';
import { messages } from '@pesantren/content/messages';
import type { Deps } from '../../deps.ts';
import { createResourceRoutes } from '../../resources/routes.ts';
import { createArticleStore } from './store.ts';

/** Mounts `/articles.php`. */
export function createArticleRoutes(deps: Deps) {
  return createResourceRoutes(deps, {
    name: 'articles',
    missing: messages.articleNotFound,
    input: articleInputSchema,
    files: { image: 'image' },
    store: createArticleStore,
    serialize: ({ created_at, deleted_at, category_key, ...row }) => ({
      ...row,
      status: deleted_at === null ? 'published' : 'deleted',
      content: deps.urls.bodyToApi(row.content),
      image: deps.urls.toApi(row.image),
    }),
  });
}
