import { pictureInWidth, sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { useServices } from '../services.ts';
import classes from './thumbnail.module.css';

type ThumbnailProps = { url: string; alt?: string };

/** A row's small picture; where there is none, or it does not come, its ground. */
export function Thumbnail({ url, alt = '' }: ThumbnailProps) {
  const { config } = useServices();
  const [isBroken, setIsBroken] = useState(false);
  const source = pictureInWidth(resolveUrl(config.apiUrl, url), 320, sizedPicturesAt(config));
  return (
    <span className={classes.thumbnail}>
      {source && !isBroken && (
        <img
          src={source}
          alt={alt}
          width={72}
          height={50}
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}
