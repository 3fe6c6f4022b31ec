import { categoriesOf } from '../../fields/categories-of.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { articleListing } from './article-config.tsx';
import { ArticleForm } from './article-form.tsx';

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
