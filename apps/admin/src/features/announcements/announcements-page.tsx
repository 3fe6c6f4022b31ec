import { categoriesOf } from '../../fields/categories-of.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { announcementConfig } from './announcement-config.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

/** The announcements: the form above, the list below. */
export function AnnouncementsPage() {
  return (
    <ResourcePage resource={announcementConfig}>
      {(openForm, items) => (
        <AnnouncementForm
          key={openForm.formKey}
          openForm={openForm}
          categories={categoriesOf(items)}
        />
      )}
    </ResourcePage>
  );
}
