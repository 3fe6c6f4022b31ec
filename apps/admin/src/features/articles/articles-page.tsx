import { categoriesOf } from '../../fields/categories-of.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { articleConfig } from './article-config.tsx';
import { ArticleForm } from './article-form.tsx';

/** The articles: the form above, the list below. */
export function ArticlesPage() {
  return (
    <ResourcePage resource={articleConfig}>
      {(openForm, items) => (
        <ArticleForm key={openForm.formKey} openForm={openForm} categories={categoriesOf(items)} />
      )}
    </ResourcePage>
  );
}
