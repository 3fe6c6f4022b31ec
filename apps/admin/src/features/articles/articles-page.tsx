import { categoriesOf } from '../../fields/categories-of.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { articleConfig } from './article-config.tsx';
import { ArticleForm } from './article-form.tsx';

/** The articles: form above, list below. */
export function ArticlesPage() {
  return (
    <ResourcePage resource={articleConfig}>
      {({ list, openForm, drafts, close }) => (
        <ArticleForm
          key={openForm.formKey}
          openForm={openForm}
          drafts={drafts}
          categories={categoriesOf(list.data?.items ?? [])}
          onClose={close}
        />
      )}
    </ResourcePage>
  );
}
