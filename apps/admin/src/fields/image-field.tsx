import { TextInput } from '@mantine/core';
import { messages } from '@pesantren/content/messages';
import { IconPhotoUp } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { sentencesOf } from '../layout/error-words.ts';
import classes from './image-field.module.css';
import { ImagePreview } from './image-preview.tsx';
import { useImageUpload } from './use-image-upload.ts';

type ImageFieldProps = {
  label: string;
  /** The picture's URL, `''` for none. */
  value: string;
  onChange: (url: string) => void;
  error?: ReactNode;
};

/** A picture: uploaded by button or drop, or given by its URL, with a preview. */
export function ImageField({ label, value, onChange, error }: ImageFieldProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { upload, isUploading, error: failure, forget } = useImageUpload(onChange);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isUploading) upload(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  const chooseLabel = value ? 'Ganti gambar' : 'Pilih gambar';

  return (
    <fieldset
      className={classes.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend>{label}</legend>
      {value ? (
        <ImagePreview key={value} url={value} />
      ) : (
        <div className={classes.ground} aria-hidden>
          <IconPhotoUp size={28} stroke={1.5} />
          Seret gambar ke sini
        </div>
      )}
      <div className={classes.buttons}>
        <span className={classes.choose}>
          <input
            className={classes.file}
            id={`${id}-file`}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-disabled={isUploading}
            aria-describedby={`${id}-state`}
            onChange={(event) => {
              take(event.currentTarget.files);
              event.currentTarget.value = '';
            }}
          />
          <label className={classes.button} htmlFor={`${id}-file`}>
            {isUploading ? messages.uploading : chooseLabel}
          </label>
        </span>
        {value && !isUploading && (
          <button
            className={classes.button}
            type="button"
            onClick={() => {
              forget();
              onChange('');
            }}
          >
            Lepas gambar
          </button>
        )}
      </div>
      <div id={`${id}-state`} className={classes.problem} role="alert">
        {failure && sentencesOf(failure)}
      </div>
      <TextInput
        label="Alamat gambar (URL)"
        inputMode="url"
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </fieldset>
  );
}
