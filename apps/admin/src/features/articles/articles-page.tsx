import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { categoriesOf } from '../../fields/categories-of.ts';
import { ArticleForm } from './article-form.tsx';
import { articleListing } from './article-listing.ts';

/** The articles: form above, list below. */
export function ArticlesPage() {
  const screen = useResourceScreen(articleListing);
  const { list, drafts, editor } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title={articleListing.title}
      count={list.data ? `${list.data.total} ${articleListing.noun}` : ''}
      addLabel="Tulis artikel"
      onAdd={isAdding ? null : () => editor.open(null)}
      headingRef={screen.heading}
    >
      <ArticleForm
        key={editor.turn}
        editor={editor}
        drafts={drafts}
        categories={categoriesOf(list.data?.items ?? [])}
        onClose={screen.close}
      />
      {list.data && (
        <DraftNotices
          drafts={drafts}
          titleOf={(draft) => draft.values.title || 'tanpa judul'}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList listing={articleListing} screen={screen} />
    </ResourcePage>
  );
}
