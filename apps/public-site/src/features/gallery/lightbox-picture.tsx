import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { Picture } from '@pesantren/ui/content/picture';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { titleOf } from './gallery-view.ts';

type Stage = typeof import('./swipeable-pictures.tsx').SwipeablePictures;

type LightboxPictureProps = { picture: Gallery } & ComponentProps<Stage>;

/** The open picture: still at first, as the server draws it, then following the finger. */
export function LightboxPicture({ picture, ...stage }: LightboxPictureProps) {
  const [Stage, setStage] = useState<Stage>();
  const box = useRef<HTMLDivElement>(null);

  // Should gestures not come, the picture stands still and its links lead on.
  useEffect(() => {
    stageAfter(box.current?.querySelector('img')).then(
      (SwipeablePictures) => setStage(() => SwipeablePictures),
      () => undefined,
    );
  }, []);

  if (Stage) return <Stage {...stage} />;
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

/** Loads the gestures, which take over when the still picture is there: it is shown without a gap. */
async function stageAfter(still: HTMLImageElement | null | undefined): Promise<Stage> {
  const shown = still?.decode().catch(() => undefined);
  const [{ SwipeablePictures }] = await Promise.all([import('./swipeable-pictures.tsx'), shown]);
  return SwipeablePictures;
}
