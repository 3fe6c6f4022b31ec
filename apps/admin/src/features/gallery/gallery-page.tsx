import { ResourcePage } from '../../crud/resource-page.tsx';
import { categoriesOf } from '../../fields/categories-of.ts';
import { GalleryBatch } from '../gallery-batch/gallery-batch.tsx';
import { GalleryForm } from './gallery-form.tsx';
import { galleryListing } from './gallery-listing.ts';

/** The gallery: form above, list below. */
export function GalleryPage() {
  return (
    <ResourcePage listing={galleryListing}>
      {({ list, editor, drafts, close }) => (
        <>
          <GalleryForm
            key={editor.turn}
            editor={editor}
            drafts={drafts}
            categories={categoriesOf(list.data?.items ?? [])}
            onClose={close}
          />
          {editor.item === null && (
            <GalleryBatch categories={categoriesOf(list.data?.items ?? [])} />
          )}
        </>
      )}
    </ResourcePage>
  );
}
