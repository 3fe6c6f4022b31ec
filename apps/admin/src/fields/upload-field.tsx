import { TextInput } from '@mantine/core';
import type { UploadAnswer, UploadKind } from '@pesantren/api-client/contract/upload';
import { messages } from '@pesantren/content/messages';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { FileInput } from './file-input.tsx';
import classes from './upload-field.module.css';
import { UploadState } from './upload-state.tsx';
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
  /** Hears of a file that was uploaded just now, before `onChange`. */
  onUploaded?: (answer: UploadAnswer) => void;
  /** A file to begin with, one that was pasted elsewhere. */
  firstFile?: File | null;
};

type UploadFieldProps = FileFieldProps & {
  kind: UploadKind;
  /** Types that the file chooser offers. */
  accept: string;
  /** `gambar`, in `Pilih gambar`, `Ganti gambar`, `Lepas gambar`, `Alamat gambar (URL)`. */
  noun: string;
  /** What shows of the file: the one on its way, else the one there is, else the ground to drop it on. */
  children: (onItsWay: File | null) => ReactNode;
};

/** A file: uploaded by button, camera, drop or paste, or given by its URL. */
export function UploadField(props: UploadFieldProps) {
  const { kind, accept, label, noun, value = '', onChange, required, compact, firstFile } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const upload = useUpload(kind, (answer) => {
    props.onUploaded?.(answer);
    onChange(answer.url);
  });
  const { isUploading, start } = upload;

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !isUploading) start(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData.files);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is given once, when the field appears
  useEffect(() => {
    if (firstFile) start(firstFile);
  }, [firstFile]);

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
      onPaste={paste}
    >
      <legend data-wajib={required || undefined}>{label}</legend>
      <div className={classes.body}>
        {!compact && <div className={classes.file}>{props.children(upload.file)}</div>}
        <div className={classes.buttons}>
          <FileInput
            label={isUploading ? messages.uploading : chooseLabel}
            accept={accept}
            isBusy={isUploading}
            onFiles={take}
          />
          {kind === 'image' && !isUploading && (
            <FileInput label="Kamera" accept={accept} isCamera onFiles={take} />
          )}
          {value && !isUploading && (
            <button
              className={classes.button}
              type="button"
              onClick={() => {
                upload.forget();
                onChange('');
              }}
            >
              Lepas {noun}
            </button>
          )}
        </div>
        <UploadState upload={upload} subject={upload.file?.name ?? noun} />
        {!compact && (
          <TextInput
            id={`${id}-url`}
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
