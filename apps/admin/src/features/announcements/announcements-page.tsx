import { categoriesOf } from '../../fields/categories-of.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { announcementListing } from './announcement-config.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

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
