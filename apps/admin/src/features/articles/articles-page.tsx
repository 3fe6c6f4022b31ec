import { ResourcePage } from '../../resource/resource-page.tsx';
import { articleConfig } from './article-config.tsx';
import { ArticleForm } from './article-form.tsx';

/** The articles: the form above, the list below. */
export function ArticlesPage() {
  return <ResourcePage resource={articleConfig} Form={ArticleForm} />;
}
