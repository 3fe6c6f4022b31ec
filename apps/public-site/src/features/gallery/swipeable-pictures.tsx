import 'yet-another-react-lightbox/styles.css';
import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { pictureSizes } from '@pesantren/api-client/contract/picture-sizes';
import { Spinner } from '@pesantren/ui/status/spinner';
import { UiContext } from '@pesantren/ui/ui-context';
import { type RefObject, use, useMemo, useState } from 'react';
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { titleOf } from './gallery-view.ts';

type SwipeablePicturesProps = {
  pictures: readonly Gallery[];
  index: number;
  controller: RefObject<ControllerRef | null>;
  onView: (picture: Gallery) => void;
};

const plugins = [Inline, Zoom];
const nothing = () => null;
const missing = () => (
  <span className="weave-ground rounded-card block aspect-3/2 overflow-hidden w-[min(80vw,36rem)]" />
);

/** Pictures with gestures: swipe, pinch and double tap, by finger, mouse or trackpad. */
export function SwipeablePictures({ pictures, index, controller, onView }: SwipeablePicturesProps) {
  const ui = use(UiContext);
  const slides = useMemo(() => {
    const pixels = window.innerWidth * window.devicePixelRatio;
    return pictures.map((picture) => {
      const url = picture.image && ui.fileUrl(picture.image);
      const sizes = pictureSizes(url, ui.sizedPicturesAt);
      const fitting = sizes.find(({ width }) => width >= pixels) ?? sizes.at(-1);
      return { src: fitting?.src ?? url, alt: titleOf(picture) };
    });
  }, [pictures, ui]);

  // The library tracks the current slide itself; `index` is passed again only with other pictures.
  const [start, setStart] = useState({ slides, index });
  if (start.slides !== slides) setStart({ slides, index });

  return (
    <Lightbox
      plugins={plugins}
      slides={slides}
      index={start.index}
      on={{
        view: ({ index: shown }) => {
          const picture = pictures[shown];
          if (picture && shown !== index) onView(picture);
        },
      }}
      controller={{ ref: controller, closeOnEscape: false }}
      carousel={{
        preload: 1,
        finite: pictures.length === 1,
        padding: 0,
        // Visible while it loads; hides a broken image, whose alternative text is the title below.
        imageProps: { className: 'opacity-100! [&:has(+*_.weave-ground)]:invisible' },
      }}
      animation={{ swipe: 220 }}
      zoom={{ maxZoomPixelRatio: 2 }}
      toolbar={{ buttons: [] }}
      render={{
        slide: ({ slide }) => slide.src === '' && missing(),
        buttonPrev: nothing,
        buttonNext: nothing,
        buttonZoom: nothing,
        iconLoading: () => <Spinner className="text-accent size-8" />,
        iconError: missing,
      }}
      styles={{
        root: { '--yarl__color_backdrop': 'transparent' },
        // Leaves pinch and pan to the picture.
        container: { '--yarl__controller_touch_action': 'none' },
      }}
      labels={{
        Carousel: 'deretan gambar',
        Slide: 'gambar',
        'Photo gallery': 'Galeri',
        '{index} of {total}': '{index} dari {total}',
      }}
    />
  );
}
