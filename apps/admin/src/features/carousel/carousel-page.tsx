import { DraftNotices } from '../../crud/draft-notices.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useResourceScreen } from '../../crud/use-resource-screen.ts';
import { fileName } from '../../fields/file-name.ts';
import { CarouselForm } from './carousel-form.tsx';
import { carouselListing } from './carousel-listing.ts';

/** The pictures of the profile page’s carousel: form above, list below. */
export function CarouselPage() {
  const screen = useResourceScreen(carouselListing);
  const { list, drafts, editor } = screen;
  const isAdding = editor.isOpen && editor.item === null;

  return (
    <ResourcePage
      title={carouselListing.title}
      count={list.data ? `${list.data.total} ${carouselListing.noun}` : ''}
      addLabel="Gambar baru"
      onAdd={isAdding ? null : () => editor.open(null)}
      headingRef={screen.heading}
    >
      <CarouselForm key={editor.turn} editor={editor} drafts={drafts} onClose={screen.close} />
      {list.data && (
        <DraftNotices
          drafts={drafts}
          titleOf={(draft) => fileName(draft.values.src || 'tanpa judul')}
          onContinue={screen.proceed}
        />
      )}
      <ResourceList listing={carouselListing} screen={screen} />
    </ResourcePage>
  );
}
