import { categoriesOf } from '../../fields/categories-of.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { BulkUpload } from '../bulk-upload/bulk-upload.tsx';
import { galleryConfig } from './gallery-config.tsx';
import { GalleryForm } from './gallery-form.tsx';

/** The gallery: the form and the bulk upload above, the list below. */
export function GalleryPage() {
  return (
    <ResourcePage resource={galleryConfig}>
      {(openForm, items) => {
        const categories = categoriesOf(items);
        return (
          <>
            <GalleryForm key={openForm.formKey} openForm={openForm} categories={categories} />
            {openForm.item === null && <BulkUpload categories={categories} />}
          </>
        );
      }}
    </ResourcePage>
  );
}
