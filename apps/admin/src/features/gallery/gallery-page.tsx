import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { categoriesOf } from '../../fields/categories-of.ts';
import { GalleryBatch } from '../gallery-batch/gallery-batch.tsx';
import { GalleryForm } from './gallery-form.tsx';
import { galleryListing } from './gallery-listing.ts';

/** The gallery: form above, list below. */
export function GalleryPage() {
  const screen = useResourceScreen(galleryListing);
  const { list, drafts, editor } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title={galleryListing.title}
      count={list.data ? `${list.data.total} ${galleryListing.noun}` : ''}
      addLabel="Item baru"
      onAdd={isAdding ? null : () => editor.open(null)}
      headingRef={screen.heading}
    >
      <GalleryForm
        key={editor.turn}
        editor={editor}
        drafts={drafts}
        categories={categoriesOf(list.data?.items ?? [])}
        onClose={screen.close}
      />
      {editor.item === null && <GalleryBatch categories={categoriesOf(list.data?.items ?? [])} />}
      {list.data && (
        <DraftNotices
          drafts={drafts}
          titleOf={(draft) => draft.values.title || 'tanpa judul'}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList listing={galleryListing} screen={screen} />
    </ResourcePage>
  );
}
