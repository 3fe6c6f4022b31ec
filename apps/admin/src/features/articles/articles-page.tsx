import { articleSearchFields } from '@pesantren/api-client/contract/article';
import { deleteQuestions, messages } from '@pesantren/content/messages';
import { ConfirmDelete } from '../../crud/confirm-delete.tsx';
import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { articleColumns } from './article-columns.tsx';
import { ArticleForm } from './article-form.tsx';

const words = {
  search: 'Cari artikel',
  searchHint: 'Cari judul, isi, penulis, kategori',
  noun: 'artikel',
  empty: messages.articlesEmpty,
  noMatch: messages.articlesFilteredEmpty,
};

/** The articles: form above, list below. */
export function ArticlesPage() {
  const screen = useResourceScreen('articles', 'Artikel dihapus.');
  const { list, drafts, editor, editingId, deletion } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title="Artikel"
      count={list.data ? `${list.data.total} artikel` : ''}
      addLabel="Tulis artikel"
      onAdd={isAdding ? null : () => editor.open(null)}
      headingRef={screen.heading}
    >
      <ArticleForm key={editor.turn} editor={editor} drafts={drafts} onClose={screen.close} />
      {list.data && (
        <DraftNotices
          drafts={drafts}
          openId={editingId}
          titleOf={(draft) => screen.itemOf(draft)?.title ?? 'artikel yang sudah dihapus'}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList query={list} searchFields={articleSearchFields} words={words}>
        {(articles) => (
          <ResourceTable
            caption="Daftar artikel"
            items={articles}
            columns={articleColumns(editingId)}
            editingId={editingId}
            onEdit={editor.open}
            onDelete={deletion.ask}
          />
        )}
      </ResourceList>
      <ConfirmDelete
        question={deleteQuestions.articles}
        subject={deletion.item?.title ?? null}
        isDeleting={deletion.isRunning}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </ResourcePage>
  );
}
