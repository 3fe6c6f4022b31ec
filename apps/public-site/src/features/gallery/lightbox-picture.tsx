import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { Picture } from '@pesantren/ui/content/picture';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { titleOf } from './gallery-view.ts';

type Swipeable = typeof import('./swipeable-pictures.tsx').SwipeablePictures;

type LightboxPictureProps = { picture: Gallery } & ComponentProps<Swipeable>;

/** The open picture: a still one, as the server renders it, until the code of gestures is loaded. */
export function LightboxPicture({ picture, ...swipeable }: LightboxPictureProps) {
  const [SwipeablePictures, setSwipeablePictures] = useState<Swipeable>();
  const box = useRef<HTMLDivElement>(null);

  // Where that code fails to load, the still picture and the links remain.
  useEffect(() => {
    loadSwipeable(box.current?.querySelector('img')).then(
      (loaded) => setSwipeablePictures(() => loaded),
      () => undefined,
    );
  }, []);

  if (SwipeablePictures) return <SwipeablePictures {...swipeable} />;
  return (
    <div ref={box} className="size-full">
      <Picture
        key={picture.id}
        src={picture.image}
        alt={titleOf(picture)}
        width={3}
        height={2}
        sizes="100vw"
        priority
        whole
        className="size-full"
      />
    </div>
  );
}

/** Loads the gestures and waits for the still picture to be decoded, so that it is replaced without a gap. */
async function loadSwipeable(still: HTMLImageElement | null | undefined): Promise<Swipeable> {
  const decoded = still?.decode().catch(() => undefined);
  const [{ SwipeablePictures }] = await Promise.all([import('./swipeable-pictures.tsx'), decoded]);
  return SwipeablePictures;
}
