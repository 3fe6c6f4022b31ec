import { ResourcePage } from '../../crud/resource-page.tsx';
import { categoriesOf } from '../../fields/categories-of.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementListing } from './announcement-listing.ts';

/** The announcements: form above, list below. */
export function AnnouncementsPage() {
  return (
    <ResourcePage listing={announcementListing}>
      {({ list, editor, drafts, close }) => (
        <AnnouncementForm
          key={editor.turn}
          editor={editor}
          drafts={drafts}
          categories={categoriesOf(list.data?.items ?? [])}
          onClose={close}
        />
      )}
    </ResourcePage>
  );
}
