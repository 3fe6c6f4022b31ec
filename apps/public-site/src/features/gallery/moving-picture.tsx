import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { Picture } from '@pesantren/ui/picture';
import { type ComponentProps, useEffect, useState } from 'react';
import { titleOf } from './gallery-view.ts';

type Stage = typeof import('./picture-stage.tsx').PictureStage;

type MovingPictureProps = { picture: Gallery } & ComponentProps<Stage>;

/** The open picture: still at first, as the server draws it, then following the finger. */
export function MovingPicture({ picture, ...stage }: MovingPictureProps) {
  const [Stage, setStage] = useState<Stage>();

  // Gestures come when a picture is open; should they not come, it stands still and its links lead on.
  useEffect(() => {
    import('./picture-stage.tsx').then(
      ({ PictureStage }) => setStage(() => PictureStage),
      () => undefined,
    );
  }, []);

  if (Stage) return <Stage {...stage} />;
  return (
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
  );
}
