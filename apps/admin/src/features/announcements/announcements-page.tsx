import { announcementSearchFields } from '@pesantren/api-client/contract/announcement';
import { deleteQuestions, messages } from '@pesantren/content/messages';
import { ConfirmDelete } from '../../crud/confirm-delete.tsx';
import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { categoriesOf } from '../../fields/categories-of.ts';
import { announcementColumns } from './announcement-columns.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

const words = {
  search: 'Cari pengumuman',
  searchHint: 'Cari judul, isi, kategori, prioritas',
  noun: 'pengumuman',
  empty: messages.announcementsEmpty,
  noMatch: messages.announcementsFilteredEmpty,
};

/** The announcements: form above, list below. */
export function AnnouncementsPage() {
  const screen = useResourceScreen('announcements', 'Pengumuman dihapus.');
  const { list, drafts, editor, editingId, deletion } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title="Pengumuman"
      count={list.data ? `${list.data.total} pengumuman` : ''}
      addLabel="Tulis baru"
      onAdd={isAdding ? null : () => editor.open(null)}
      headingRef={screen.heading}
    >
      <AnnouncementForm
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
          titleOf={(draft) => screen.itemOf(draft)?.title ?? 'pengumuman yang sudah dihapus'}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList query={list} searchFields={announcementSearchFields} words={words}>
        {(announcements) => (
          <ResourceTable
            caption="Daftar pengumuman"
            items={announcements}
            columns={announcementColumns(editingId)}
            editingId={editingId}
            onEdit={editor.open}
            onDelete={deletion.ask}
          />
        )}
      </ResourceList>
      <ConfirmDelete
        question={deleteQuestions.announcements}
        subject={deletion.item?.title ?? null}
        isDeleting={deletion.isRunning}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </ResourcePage>
  );
}
