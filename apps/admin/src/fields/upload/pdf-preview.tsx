import { resolveUrl } from '@pesantren/api-client/provider-url';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useServices } from '../../services.ts';
import { fileName } from './file-name.ts';
import classes from './pdf-preview.module.css';

type PdfPreviewProps = {
  url: string;
  /** The name that it had where it was uploaded from, as far as anyone knows. */
  name: string;
};

/** The PDF at a URL, to be opened in another tab as far as the URL may be followed. */
export function PdfPreview({ url, name }: PdfPreviewProps) {
  const { config } = useServices();
  const href = resolveUrl(config.apiUrl, url);
  return (
    <p className={classes.preview}>
      <IconFileTypePdf className={classes.icon} size={30} stroke={1.5} aria-hidden />
      <span className={classes.name}>{name || fileName(url) || 'PDF terpasang'}</span>
      {href && (
        <a className={classes.open} href={href} target="_blank" rel="noreferrer">
          Buka PDF
        </a>
      )}
    </p>
  );
}
