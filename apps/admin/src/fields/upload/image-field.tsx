import { IconPhotoUp } from '@tabler/icons-react';
import { useServices } from '../../services.ts';
import { FocusPicker } from './focus-picker.tsx';
import { ImagePreview } from './image-preview.tsx';
import { pictureTypes } from './picture-types.ts';
import classes from './upload-field.module.css';
import { type FileFieldProps, UploadField } from './upload-field.tsx';

type ImageFieldProps = FileFieldProps & {
  /** What of the picture every crop keeps in sight, where that is kept; another picture has its own. */
  focus?: { value?: string; onChange: (value: string) => void };
};

/** A picture: uploaded by button, camera, drop or paste, or given by its URL, with a preview. */
export function ImageField({ focus, ...props }: ImageFieldProps) {
  const { value = '', onChange } = props;
  const { client } = useServices();
  const change = (url: string, name?: string) => {
    onChange(url, name);
    if (focus?.value) focus.onChange('');
  };
  return (
    <UploadField {...props} onChange={change} kind="image" noun="gambar" accept={pictureTypes}>
      {(onItsWay) => {
        if (focus && value && !onItsWay && client.profile === 'full') {
          const { value: point = '', onChange } = focus;
          return <FocusPicker key={value} url={value} value={point} onChange={onChange} />;
        }
        if (onItsWay || value) return <ImagePreview key={value} url={value} file={onItsWay} />;
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
