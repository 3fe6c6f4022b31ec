import { ResourcePage } from '../../crud/resource-page.tsx';
import { categoriesOf } from '../../fields/categories-of.ts';
import { GalleryBatch } from '../gallery-batch/gallery-batch.tsx';
import { GalleryForm } from './gallery-form.tsx';
import { galleryListing } from './gallery-listing.ts';

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
