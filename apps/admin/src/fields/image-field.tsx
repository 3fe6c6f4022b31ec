import { IconPhotoUp } from '@tabler/icons-react';
import { ImagePreview } from './image-preview.tsx';
import classes from './upload-field.module.css';
import { type FileFieldProps, UploadField } from './upload-field.tsx';

/** A picture: uploaded by button or drop, or given by its URL, with a preview. */
export function ImageField(props: FileFieldProps) {
  return (
    <UploadField {...props} kind="image" noun="gambar" accept="image/jpeg,image/png,image/webp">
      {props.value ? (
        <ImagePreview key={props.value} url={props.value} />
      ) : (
        <div className={classes.ground} aria-hidden>
          <IconPhotoUp size={28} stroke={1.5} />
          Seret gambar ke sini
        </div>
      )}
    </UploadField>
  );
}
