import { prestasiSearchFields } from '@pesantren/api-client/contract/prestasi';
import { deleteQuestions, messages } from '@pesantren/content/messages';
import { ConfirmDelete } from '../../crud/confirm-delete.tsx';
import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { prestasiColumns } from './prestasi-columns.tsx';
import { PrestasiForm } from './prestasi-form.tsx';

const words = {
  search: 'Cari prestasi',
  searchHint: 'Cari deskripsi, tanggal, ID',
  noun: 'prestasi',
  empty: messages.prestasiEmpty,
  noMatch: 'Tidak ada prestasi yang sesuai dengan pencarian.',
};

/** The achievements: form above, list below. */
export function PrestasiPage() {
  const screen = useResourceScreen('prestasi', 'Prestasi dihapus.');
  const { list, drafts, editor, editingId, deletion } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title="Prestasi"
      count={list.data ? `${list.data.total} prestasi` : ''}
      addLabel="Prestasi baru"
      onAdd={isAdding ? null : () => editor.open(null)}
      headingRef={screen.heading}
    >
      <PrestasiForm key={editor.turn} editor={editor} drafts={drafts} onClose={screen.close} />
      {list.data && (
        <DraftNotices
          drafts={drafts}
          openId={editingId}
          titleOf={(draft) => screen.itemOf(draft)?.prestasi ?? 'prestasi yang sudah dihapus'}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList query={list} searchFields={prestasiSearchFields} words={words}>
        {(prestasi) => (
          <ResourceTable
            caption="Daftar prestasi"
            items={prestasi}
            columns={prestasiColumns(editingId)}
            editingId={editingId}
            onEdit={editor.open}
            onDelete={deletion.ask}
          />
        )}
      </ResourceList>
      <ConfirmDelete
        question={deleteQuestions.prestasi}
        subject={deletion.item?.prestasi ?? null}
        isDeleting={deletion.isRunning}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </ResourcePage>
  );
}
