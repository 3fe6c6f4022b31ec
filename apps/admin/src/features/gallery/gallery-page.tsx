import { ResourcePage } from '../../resource/resource-page.tsx';
import { BulkUpload } from '../bulk-upload/bulk-upload.tsx';
import { galleryConfig } from './gallery-config.tsx';
import { GalleryForm } from './gallery-form.tsx';

/** The gallery: the form and the bulk upload above, the list below. */
export function GalleryPage() {
  return (
    <ResourcePage resource={galleryConfig} Form={GalleryForm}>
      <BulkUpload />
    </ResourcePage>
  );
}
