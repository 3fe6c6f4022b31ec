import { categoriesOf } from '../../fields/categories-of.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { BulkUpload } from '../bulk-upload/bulk-upload.tsx';
import { galleryConfig } from './gallery-config.tsx';
import { GalleryForm } from './gallery-form.tsx';

/** The gallery: form above, list below. */
export function GalleryPage() {
  return (
    <ResourcePage resource={galleryConfig}>
      {({ list, openForm, drafts, close }) => {
        const categories = categoriesOf(list.data?.items ?? []);
        return (
          <>
            <GalleryForm
              key={openForm.formKey}
              openForm={openForm}
              drafts={drafts}
              categories={categories}
              onClose={close}
            />
            {openForm.item === null && <BulkUpload categories={categories} />}
          </>
        );
      }}
    </ResourcePage>
  );
}
