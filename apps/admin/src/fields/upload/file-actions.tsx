import type { StoredPicture } from '@pesantren/api-client/contract/uploads/picture';
import type { UploadKind } from '@pesantren/api-client/contract/uploads/upload';
import { messages } from '@pesantren/content/messages';
import { FileInput } from './file-input.tsx';
import { LibraryButton } from './library-button.tsx';
import classes from './upload-field.module.css';

type FileActionsProps = {
  kind: UploadKind;
  accept: string;
  /** `gambar`, in `Pilih gambar`, `Ganti gambar`, `Lepas gambar`. */
  noun: string;
  hasFile: boolean;
  isUploading: boolean;
  errorId: string | undefined;
  path: string | undefined;
  onFiles: (files: FileList | null) => void;
  /** Receives a picture of the school's. */
  onPick: (picture: StoredPicture) => void;
  onRemove: () => void;
};

/** The buttons of a file: choose or replace, take with the camera, remove. */
export function FileActions(props: FileActionsProps) {
  const { kind, accept, noun, hasFile, isUploading, onFiles } = props;
  const chooseLabel = hasFile ? `Ganti ${noun}` : `Pilih ${noun}`;
  return (
    <div className={classes.buttons}>
      <FileInput
        label={isUploading ? messages.uploading : chooseLabel}
        accept={accept}
        isBusy={isUploading}
        errorId={props.errorId}
        path={props.path}
        onFiles={onFiles}
      />
      {kind === 'image' && !isUploading && (
        <FileInput label="Kamera" accept={accept} isCamera onFiles={onFiles} />
      )}
      {kind === 'image' && !isUploading && (
        <LibraryButton onPick={props.onPick}>
          {(open) => (
            <button className={classes.button} type="button" onClick={open}>
              Pilih dari yang ada
            </button>
          )}
        </LibraryButton>
      )}
      {hasFile && !isUploading && (
        <button className={classes.button} type="button" onClick={props.onRemove}>
          Lepas {noun}
        </button>
      )}
    </div>
  );
}
