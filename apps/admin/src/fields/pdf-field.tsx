import { IconFileUpload } from '@tabler/icons-react';
import { PdfPreview } from './pdf-preview.tsx';
import classes from './upload-field.module.css';
import { type FileFieldProps, UploadField } from './upload-field.tsx';

/** A PDF: uploaded by button or drop, or given by its URL, with a link that opens it. */
export function PdfField(props: FileFieldProps) {
  return (
    <UploadField {...props} kind="pdf" noun="PDF" accept="application/pdf">
      {props.value ? (
        <PdfPreview url={props.value} />
      ) : (
        <div className={`${classes.ground} ${classes.low}`} aria-hidden>
          <IconFileUpload size={26} stroke={1.5} />
          Seret PDF ke sini
        </div>
      )}
    </UploadField>
  );
}
