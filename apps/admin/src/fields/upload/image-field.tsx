import { IconPhotoUp } from '@tabler/icons-react';
import { pictureTypes } from './file-input.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { ImagePreview } from './image-preview.tsx';
import classes from './upload-field.module.css';
import { type FileFieldProps, UploadField } from './upload-field.tsx';

type ImageFieldProps = FileFieldProps & {
  /** The focal point that every crop keeps visible (docs/contract.md#focal-point); reset by another picture. */
  focus?: { value?: string; onChange: (value: string) => void } | undefined;
};

/** A picture: uploaded by button, camera, drop or paste, or given by its URL, with a preview. */
export function ImageField({ focus, ...props }: ImageFieldProps) {
  const { value = '', onChange } = props;
  const change = (url: string, name?: string) => {
    onChange(url, name);
    if (focus?.value) focus.onChange('');
  };
  return (
    <UploadField {...props} onChange={change} kind="image" noun="gambar" accept={pictureTypes}>
      {(pendingFile) => {
        if (focus && value && !pendingFile) {
          const { value: point = '', onChange } = focus;
          return <FocusPicker key={value} url={value} value={point} onChange={onChange} />;
        }
        if (pendingFile || value)
          return <ImagePreview key={value} url={value} file={pendingFile} />;
        return (
          <div className={classes.ground} aria-hidden>
            <IconPhotoUp size={28} stroke={1.5} />
            Seret gambar ke sini
          </div>
        );
      }}
    </UploadField>
  );
}
