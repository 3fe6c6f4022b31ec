import { IconPhotoUp } from '@tabler/icons-react';
import { ImagePreview } from './image-preview.tsx';
import { pictureTypes } from './picture-types.ts';
import classes from './upload-field.module.css';
import { type FileFieldProps, UploadField } from './upload-field.tsx';

/** A picture: uploaded by button, camera, drop or paste, or given by its URL, with a preview. */
export function ImageField(props: FileFieldProps) {
  const { value = '' } = props;
  return (
    <UploadField {...props} kind="image" noun="gambar" accept={pictureTypes}>
      {(onItsWay) =>
        onItsWay || value ? (
          <ImagePreview key={value} url={value} file={onItsWay} />
        ) : (
          <div className={classes.ground} aria-hidden>
            <IconPhotoUp size={28} stroke={1.5} />
            Seret gambar ke sini
          </div>
        )
      }
    </UploadField>
  );
}
