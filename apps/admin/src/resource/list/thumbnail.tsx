import {
  pictureInWidth,
  sizedPicturesAt,
} from '@pesantren/api-client/contract/uploads/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import classes from './thumbnail.module.css';

type ThumbnailProps = {
  url: string;
  alt?: string;
  /** As large as its place instead of a row's small one. */
  isLarge?: boolean;
};

/** An item's picture in a list; where there is none, or it does not come, its ground. */
export function Thumbnail({ url, alt = '', isLarge = false }: ThumbnailProps) {
  const { config } = useServices();
  const [isBroken, setIsBroken] = useState(false);
  const source = pictureInWidth(
    resolveUrl(config.apiUrl, url),
    isLarge ? 640 : 320,
    sizedPicturesAt(config),
  );
  return (
    <span className={isLarge ? classes.large : classes.thumbnail}>
      {source && !isBroken && (
        <img
          src={source}
          alt={alt}
          {...(!isLarge && { width: 72, height: 50 })}
          draggable={false}
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}
