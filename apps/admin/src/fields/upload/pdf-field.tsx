import { resolveUrl } from '@pesantren/api-client/provider-url';
import { fieldLimits } from '@pesantren/content/limits';
import { IconFileTypePdf, IconFileUpload } from '@tabler/icons-react';
import { useServices } from '../../services.ts';
import { fileName } from './file-name.ts';
import preview from './pdf-preview.module.css';
import classes from './upload-field.module.css';
import { type FileFieldProps, UploadField } from './upload-field.tsx';

type PdfFieldProps = FileFieldProps & {
  /** The name of the person's own file. */
  name?: { value?: string; onChange: (name: string) => void } | undefined;
};

/** A PDF: uploaded by button, drop or paste, or given by its URL, with a link that opens it. */
export function PdfField({ name, ...props }: PdfFieldProps) {
  const { value = '', onChange } = props;
  const change = (url: string, own = '') => {
    onChange(url);
    name?.onChange(own.slice(0, fieldLimits.fileName));
  };
  return (
    <UploadField {...props} onChange={change} kind="pdf" noun="PDF" accept="application/pdf">
      {(pendingFile) =>
        value && !pendingFile ? (
          <PdfPreview url={value} name={name?.value ?? ''} />
        ) : (
          <div className={`${classes.ground} ${classes.low}`} aria-hidden>
            <IconFileUpload size={26} stroke={1.5} />
            {pendingFile?.name ?? 'Seret PDF ke sini'}
          </div>
        )
      }
    </UploadField>
  );
}

type PdfPreviewProps = {
  url: string;
  /** The uploaded file's own name, `''` when unknown. */
  name: string;
};

/** The PDF at a URL, with a link that opens it in another tab where the URL is safe to follow. */
function PdfPreview({ url, name }: PdfPreviewProps) {
  const { config } = useServices();
  const href = resolveUrl(config.apiUrl, url);
  return (
    <p className={preview.preview}>
      <IconFileTypePdf className={preview.icon} size={30} stroke={1.5} aria-hidden />
      <span className={preview.name}>{name || fileName(url) || 'PDF terpasang'}</span>
      {href && (
        <a className={preview.open} href={href} target="_blank" rel="noreferrer">
          Buka PDF
        </a>
      )}
    </p>
  );
}
