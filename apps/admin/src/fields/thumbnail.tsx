import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { type Services, useServices } from '../services.ts';
import classes from './thumbnail.module.css';

type ThumbnailProps = { url: string; alt?: string };

/** A row's small picture; where there is none, or it does not come, its ground. */
export function Thumbnail({ url, alt = '' }: ThumbnailProps) {
  const { config } = useServices();
  const [isBroken, setIsBroken] = useState(false);
  const source = smallSource(config, url);
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

/** Our provider cuts its own uploads to size (contract section 4, image sizes). */
function smallSource(config: Services['config'], url: string): string {
  const source = resolveUrl(config.apiUrl, url);
  if (config.apiProfile !== 'full' || source === '') return source;
  const ours = new URL('/uploads/', config.apiUrl).href;
  return source.startsWith(ours) ? `${source.split('?')[0]}?w=320` : source;
}
