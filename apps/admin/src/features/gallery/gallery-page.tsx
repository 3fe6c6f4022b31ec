import { categoriesOf } from '../../fields/categories-of.ts';
import { ResourcePage } from '../../resource/resource-page.tsx';
import { GalleryBatch } from '../bulk-upload/bulk-upload.tsx';
import { galleryListing } from './gallery-config.tsx';
import { GalleryForm } from './gallery-form.tsx';

/** The gallery: form above, list below. */
export function GalleryPage() {
  return (
    <ResourcePage listing={galleryListing}>
      {({ list, editor, drafts, close }) => {
        const categories = categoriesOf(list.data?.items ?? []);
        return (
          <>
            <GalleryForm
              key={editor.turn}
              editor={editor}
              drafts={drafts}
              categories={categories}
              onClose={close}
            />
            {editor.item === null && <GalleryBatch categories={categories} />}
          </>
        );
      }}
    </ResourcePage>
  );
}
