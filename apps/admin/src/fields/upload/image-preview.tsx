import { resolveUrl } from '@pesantren/api-client/provider-url';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { useObjectUrl } from '../../writing/files/use-object-url.ts';
import classes from './image-preview.module.css';

type ImagePreviewProps = {
  url: string;
  /** A file that is being uploaded, shown instead. */
  file?: File | null;
};

/** Shows a picture by its URL, or the file that is being uploaded in its place. */
export function ImagePreview({ url, file = null }: ImagePreviewProps) {
  const { config } = useServices();
  const [broken, setBroken] = useState('');
  const ownSource = useObjectUrl(file);
  const source = ownSource || resolveUrl(config.apiUrl, url);
  return (
    <div className={classes.preview} data-pending={file !== null || undefined}>
      {source === broken || source === '' ? (
        <span>Gambar ini tidak dapat ditampilkan. Pilih yang lain.</span>
      ) : (
        <img src={source} alt="Pratinjau" onError={() => setBroken(source)} />
      )}
    </div>
  );
}
