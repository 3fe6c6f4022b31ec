import { TextInput } from '@mantine/core';
import type { UploadKind } from '@pesantren/api-client/contract/upload';
import { messages } from '@pesantren/content/messages';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { sentencesOf } from '../layout/error-words.ts';
import classes from './upload-field.module.css';
import { useUpload } from './use-upload.ts';

/** What a form gives to a field that holds a file's URL, `''` for none. */
export type FileFieldProps = {
  label: string;
  value?: string;
  onChange: (url: string) => void;
  error?: ReactNode;
  required?: boolean;
  /** Only the button, as in a form at rest. */
  compact?: boolean;
  /** The field's name in its form, by which Mantine finds the input. */
  'data-path'?: string;
};

type UploadFieldProps = FileFieldProps & {
  kind: UploadKind;
  /** Types that the file chooser offers. */
  accept: string;
  /** `gambar`, in `Pilih gambar`, `Ganti gambar`, `Lepas gambar`, `Alamat gambar (URL)`. */
  noun: string;
  /** The file as far as there is one, otherwise the ground to drop it on. */
  children: ReactNode;
};

/** A file: uploaded by button or drop, or given by its URL. */
export function UploadField(props: UploadFieldProps) {
  const { kind, label, noun, value = '', onChange, required, compact } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { upload, isUploading, error: failure, forget } = useUpload(kind, onChange);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isUploading) upload(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  const chooseLabel = value ? `Ganti ${noun}` : `Pilih ${noun}`;

  return (
    <fieldset
      className={classes.field}
      data-over={isOver || undefined}
      data-compact={compact || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend data-wajib={required || undefined}>{label}</legend>
      <div className={classes.body}>
        {!compact && <div className={classes.file}>{props.children}</div>}
        <div className={classes.buttons}>
          <span className={classes.choose}>
            <input
              className={classes.input}
              id={`${id}-file`}
              type="file"
              accept={props.accept}
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
              Lepas {noun}
            </button>
          )}
        </div>
        <div id={`${id}-state`} className={classes.problem} role="alert">
          {failure && sentencesOf(failure)}
        </div>
        {!compact && (
          <TextInput
            label={`Alamat ${noun} (URL)`}
            inputMode="url"
            autoComplete="off"
            required={required ?? false}
            data-path={props['data-path']}
            value={value}
            error={props.error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </div>
    </fieldset>
  );
}
