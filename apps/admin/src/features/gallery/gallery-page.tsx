import { gallerySearchFields } from '@pesantren/api-client/contract/gallery';
import { deleteQuestions, messages } from '@pesantren/content/messages';
import { ConfirmDelete } from '../../crud/confirm-delete.tsx';
import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { categoriesOf } from '../../fields/categories-of.ts';
import { galleryColumns } from './gallery-columns.tsx';
import { GalleryForm } from './gallery-form.tsx';

const words = {
  search: 'Cari item galeri',
  searchHint: 'Cari judul, kategori, alamat, ID',
  noun: 'item galeri',
  empty: messages.galleryEmpty,
  noMatch: 'Tidak ada item galeri yang sesuai dengan pencarian.',
};

/** The gallery: form above, list below. */
export function GalleryPage() {
  const screen = useResourceScreen('gallery', 'Item galeri dihapus.');
  const { list, drafts, editor, editingId, deletion } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title="Galeri"
      count={list.data ? `${list.data.total} item galeri` : ''}
      addLabel="Item baru"
      onAdd={isAdding ? null : () => editor.open(null)}
      headingRef={screen.heading}
    >
      <GalleryForm
        key={editor.turn}
        editor={editor}
        drafts={drafts}
        categories={categoriesOf(list.data?.items ?? [])}
        onClose={screen.close}
      />
      {list.data && (
        <DraftNotices
          drafts={drafts}
          openId={editingId}
          titleOf={(draft) => screen.itemOf(draft)?.title ?? 'item yang sudah dihapus'}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList query={list} searchFields={gallerySearchFields} words={words}>
        {(items) => (
          <ResourceTable
            caption="Daftar item galeri"
            items={items}
            columns={galleryColumns(editingId)}
            editingId={editingId}
            onEdit={editor.open}
            onDelete={deletion.ask}
          />
        )}
      </ResourceList>
      <ConfirmDelete
        question={deleteQuestions.gallery}
        subject={deletion.item?.title ?? null}
        isDeleting={deletion.isRunning}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </ResourcePage>
  );
}
