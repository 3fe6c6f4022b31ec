import { ResourcePage } from '../../crud/resource-page.tsx';
import { categoriesOf } from '../../fields/categories-of.ts';
import { ArticleForm } from './article-form.tsx';
import { articleListing } from './article-listing.ts';

/** The articles: form above, list below. */
export function ArticlesPage() {
  return (
    <ResourcePage listing={articleListing}>
      {({ list, editor, drafts, close }) => (
        <ArticleForm
          key={editor.turn}
          editor={editor}
          drafts={drafts}
          categories={categoriesOf(list.data?.items ?? [])}
          onClose={close}
        />
      )}
    </ResourcePage>
  );
}
