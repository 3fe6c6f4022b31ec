import { fieldLimits } from '@pesantren/content/limits';
import { IconFileUpload } from '@tabler/icons-react';
import { PdfPreview } from './pdf-preview.tsx';
import classes from './upload-field.module.css';
import { type FileFieldProps, UploadField } from './upload-field.tsx';

type PdfFieldProps = FileFieldProps & {
  /** The name of the person's own file. */
  name: { value?: string; onChange: (name: string) => void };
};

/** A PDF: uploaded by button, drop or paste, or given by its URL, with a link that opens it. */
export function PdfField({ name, ...props }: PdfFieldProps) {
  const { value = '', onChange } = props;
  const change = (url: string, own = '') => {
    onChange(url);
    name.onChange(own.slice(0, fieldLimits.fileName));
  };
  return (
    <UploadField {...props} onChange={change} kind="pdf" noun="PDF" accept="application/pdf">
      {(onItsWay) =>
        value && !onItsWay ? (
          <PdfPreview url={value} name={name.value ?? ''} />
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
