import { IconFileUpload } from '@tabler/icons-react';
import { PdfPreview } from './pdf-preview.tsx';
import classes from './upload-field.module.css';
import { type FileFieldProps, UploadField } from './upload-field.tsx';

/** A PDF: uploaded by button, drop or paste, or given by its URL, with a link that opens it. */
export function PdfField(props: FileFieldProps) {
  const { value = '' } = props;
  return (
    <UploadField {...props} kind="pdf" noun="PDF" accept="application/pdf">
      {(onItsWay) =>
        value && !onItsWay ? (
          <PdfPreview url={value} />
        ) : (
          <div className={`${classes.ground} ${classes.low}`} aria-hidden>
            <IconFileUpload size={26} stroke={1.5} />
            {onItsWay?.name ?? 'Seret PDF ke sini'}
          </div>
        )
      }
    </UploadField>
  );
}
