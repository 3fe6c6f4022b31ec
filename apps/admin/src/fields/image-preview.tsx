import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { useServices } from '../services.ts';
import classes from './image-preview.module.css';

type ImagePreviewProps = { url: string };

/** The picture at a URL, as far as there is one. */
export function ImagePreview({ url }: ImagePreviewProps) {
  const { config } = useServices();
  const [isBroken, setIsBroken] = useState(false);
  const source = resolveUrl(config.apiUrl, url);
  return (
    <div className={classes.preview}>
      {isBroken || source === '' ? (
        <span>Gambar di alamat ini tidak dapat ditampilkan.</span>
      ) : (
        <img src={source} alt="Pratinjau" onError={() => setIsBroken(true)} />
      )}
    </div>
  );
}
