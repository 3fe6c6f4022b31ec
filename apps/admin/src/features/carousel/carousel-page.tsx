import { carouselSearchFields } from '@pesantren/api-client/contract/carousel';
import { deleteQuestions } from '@pesantren/content/messages';
import { ConfirmDelete } from '../../crud/confirm-delete.tsx';
import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { fileName } from '../../fields/file-name.ts';
import { carouselColumns } from './carousel-columns.tsx';
import { CarouselForm } from './carousel-form.tsx';

const words = {
  search: 'Cari gambar carousel',
  searchHint: 'Cari alamat gambar, ID',
  noun: 'gambar',
  empty: 'Belum ada gambar carousel.',
  noMatch: 'Tidak ada gambar yang sesuai dengan pencarian.',
};

/** The pictures of the profile page’s carousel: form above, list below. */
export function CarouselPage() {
  const screen = useResourceScreen('carousel', 'Gambar carousel dihapus.');
  const { list, drafts, editor, editingId, deletion } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title="Gambar Carousel"
      count={list.data ? `${list.data.total} gambar` : ''}
      addLabel="Gambar baru"
      onAdd={isAdding ? null : () => editor.open(null)}
      headingRef={screen.heading}
    >
      <CarouselForm key={editor.turn} editor={editor} drafts={drafts} onClose={screen.close} />
      {list.data && (
        <DraftNotices
          drafts={drafts}
          openId={editingId}
          titleOf={(draft) => fileName(screen.itemOf(draft)?.src ?? 'gambar yang sudah dihapus')}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList query={list} searchFields={carouselSearchFields} words={words}>
        {(images) => (
          <ResourceTable
            caption="Daftar gambar carousel"
            items={images}
            columns={carouselColumns(editingId)}
            editingId={editingId}
            onEdit={editor.open}
            onDelete={deletion.ask}
          />
        )}
      </ResourceList>
      <ConfirmDelete
        question={deleteQuestions.carousel}
        subject={deletion.item && fileName(deletion.item.src)}
        isDeleting={deletion.isRunning}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </ResourcePage>
  );
}
