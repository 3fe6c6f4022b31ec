import { categoriesOf } from '../../fields/categories-of.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { announcementConfig } from './announcement-config.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

/** The announcements: form above, list below. */
export function AnnouncementsPage() {
  return (
    <ResourcePage resource={announcementConfig}>
      {({ list, openForm, drafts, close }) => (
        <AnnouncementForm
          key={openForm.formKey}
          openForm={openForm}
          drafts={drafts}
          categories={categoriesOf(list.data?.items ?? [])}
          onClose={close}
        />
      )}
    </ResourcePage>
  );
}
