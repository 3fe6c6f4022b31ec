import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { categoriesOf } from '../../fields/categories-of.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementListing } from './announcement-listing.ts';

/** The announcements: form above, list below. */
export function AnnouncementsPage() {
  const screen = useResourceScreen(announcementListing);
  const { list, drafts, editor } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title={announcementListing.title}
      count={list.data ? `${list.data.total} ${announcementListing.noun}` : ''}
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
          titleOf={(draft) => draft.values.title || 'tanpa judul'}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList listing={announcementListing} screen={screen} />
    </ResourcePage>
  );
}
