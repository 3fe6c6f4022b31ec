import { ResourcePage } from '../../resource/resource-page.tsx';
import { carouselListing } from './carousel-config.tsx';
import { CarouselForm } from './carousel-form.tsx';

/** The pictures of the profile page’s carousel: form above, list below. */
export function CarouselPage() {
  return (
    <ResourcePage listing={carouselListing}>
      {({ editor, drafts, close }) => (
        <CarouselForm key={editor.turn} editor={editor} drafts={drafts} onClose={close} />
      )}
    </ResourcePage>
  );
}
