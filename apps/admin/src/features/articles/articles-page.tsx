import { type Article, articleSearchFields } from '@pesantren/api-client/contract/article';
import { listQuery } from '@pesantren/api-client/query';
import { deleteQuestions, messages } from '@pesantren/content/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { ConfirmDelete } from '../../crud/confirm-delete.tsx';
import { DraftNotices } from '../../crud/draft-notices.tsx';
import { createDrafts, type Draft } from '../../crud/drafts.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useDelete } from '../../crud/use-delete.ts';
import { useEditor } from '../../crud/use-editor.ts';
import { useServices } from '../../services.ts';
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
  const { client } = useServices();
  const list = useQuery(listQuery(client, 'articles'));
  const drafts = useMemo(() => createDrafts('articles'), []);
  const editor = useEditor<Article>(drafts.read(null) !== null);
  const remove = useDelete('articles', 'Artikel dihapus.');
  const [doomed, setDoomed] = useState<Article | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const editingId = editor.item?.id ?? null;
  const articleOf = (draft: Draft) => list.data?.items.find(({ id }) => id === draft.id);

  const close = () => {
    editor.close();
    heading.current?.focus();
  };
  const deleteDoomed = ({ id }: Article) =>
    remove.mutate(id, {
      onSuccess: () => {
        drafts.drop(id);
        if (id === editingId) editor.close();
      },
      onSettled: () => {
        setDoomed(null);
        heading.current?.focus();
      },
    });
  // An article that is gone meanwhile lends its text to a new one.
  const proceed = (draft: Draft) => {
    const article = articleOf(draft);
    if (!article && !drafts.read(null)) {
      drafts.keep(null, draft.values);
      drafts.drop(draft.id);
    }
    editor.open(article ?? null);
  };

  return (
    <ResourcePage
      title="Artikel"
      count={list.data ? `${list.data.total} artikel` : ''}
      addLabel="Tulis artikel"
      onAdd={() => editor.open(null)}
      headingRef={heading}
    >
      <ArticleForm key={editor.turn} editor={editor} drafts={drafts} onClose={close} />
      {list.data && (
        <DraftNotices
          drafts={drafts}
          openId={editingId}
          titleOf={(draft) => articleOf(draft)?.title ?? 'artikel yang sudah dihapus'}
          onContinue={proceed}
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
            onDelete={setDoomed}
          />
        )}
      </ResourceList>
      <ConfirmDelete
        question={deleteQuestions.articles}
        subject={doomed?.title ?? null}
        isDeleting={remove.isPending}
        onConfirm={() => doomed && deleteDoomed(doomed)}
        onCancel={() => setDoomed(null)}
      />
    </ResourcePage>
  );
}
