import type { UploadAnswer, UploadKind } from '@pesantren/api-client/contract/uploads/upload';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { useUpload } from '../../writing/files/use-upload.ts';
import { FileActions } from './file-actions.tsx';
import { FileAddress } from './file-address.tsx';
import classes from './upload-field.module.css';
import { UploadState } from './upload-state.tsx';

/** Props that a form passes to a field whose value is a file's URL, `''` for none. */
export type FileFieldProps = {
  label: string;
  value?: string;
  /** Called with the URL, and with the name of a file that was just uploaded. */
  onChange: (url: string, name?: string) => void;
  error?: ReactNode;
  required?: boolean;
  /** Shows only the button, as in a collapsed form. */
  compact?: boolean;
  /** The field's path in its form, by which Mantine finds the input. */
  'data-path'?: string;
  /** Called with the response of an upload, before `onChange`. */
  onUploaded?: (answer: UploadAnswer) => void;
  /** Further fields, behind `Lainnya`. */
  facts?: ReactNode;
  /** A file to upload at once, pasted elsewhere. */
  firstFile?: File | null;
};

type UploadFieldProps = FileFieldProps & {
  kind: UploadKind;
  /** The media types that the file chooser offers. */
  accept: string;
  /** `gambar`, in `Pilih gambar`, `Ganti gambar`, `Lepas gambar`, `Alamat gambar di internet`. */
  noun: string;
  /** Renders the file that is being uploaded, else the stored one, else the drop zone. */
  children: (pendingFile: File | null) => ReactNode;
};

/** A file: uploaded by button, camera, drop or paste, or given by its URL. */
export function UploadField(props: UploadFieldProps) {
  const { kind, accept, label, noun, value = '', onChange, required, compact, firstFile } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const upload = useUpload(kind, (answer, { name }) => {
    props.onUploaded?.(answer);
    onChange(answer.url, name);
  });
  const { isUploading, start } = upload;
  const path = props['data-path'];

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !isUploading) start(file);
  };
  const remove = () => {
    upload.forget();
    onChange('');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData.files);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is passed once, when the field mounts
  useEffect(() => {
    if (firstFile) start(firstFile);
  }, [firstFile]);

  // A refused file leaves the stored one in place; one that waits for the network shows in an empty field.
  const pendingFile = isUploading || (!value && upload.isWaiting) ? upload.file : null;
  const note = value && `${kind === 'pdf' ? 'PDF' : 'Gambar'} yang tadi tetap terpasang.`;
  const errorId = props.error ? `${id}-error` : undefined;

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
        {!compact && <div className={classes.file}>{props.children(pendingFile)}</div>}
        <FileActions
          kind={kind}
          accept={accept}
          noun={noun}
          hasFile={value !== ''}
          isUploading={isUploading}
          errorId={errorId}
          path={isOpen ? undefined : path}
          onFiles={take}
          onPick={({ url }) => {
            upload.forget();
            onChange(url);
          }}
          onRemove={remove}
        />
        <UploadState upload={upload} subject={upload.file?.name ?? noun} note={note} />
        {errorId && (
          <p className={classes.error} id={errorId}>
            {props.error}
          </p>
        )}
        {!compact && (
          <FileAddress
            id={`${id}-url`}
            label={`Alamat ${noun} di internet`}
            value={value}
            onChange={onChange}
            isRequired={required}
            isInvalid={errorId !== undefined}
            path={isOpen ? path : undefined}
            onToggle={setIsOpen}
          >
            {props.facts}
          </FileAddress>
        )}
      </div>
    </fieldset>
  );
}
