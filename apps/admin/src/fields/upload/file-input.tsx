import { useId } from 'react';
import classes from './upload-field.module.css';

/** The media types of pictures that a file chooser offers. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

type FileInputProps = {
  label: string;
  accept: string;
  isBusy?: boolean;
  /** Opens the camera at once, where there is one; the button shows on touch screens only. */
  isCamera?: boolean;
  isMultiple?: boolean;
  /** The id of the element with the file's error. */
  errorId?: string | undefined;
  /** The field's path in its form, by which Mantine finds the input. */
  path?: string | undefined;
  onFiles: (files: FileList | null) => void;
};

/** A button that chooses files: the browser's own input lies transparent over its label. */
export function FileInput(props: FileInputProps) {
  const { label, accept, isBusy = false, isCamera = false, isMultiple = false, onFiles } = props;
  const id = useId();
  return (
    <span className={classes.choose} data-camera={isCamera || undefined}>
      <input
        className={classes.input}
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-disabled={isBusy}
        data-path={props.path}
        {...(props.errorId && { 'aria-invalid': true, 'aria-describedby': props.errorId })}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <label className={classes.button} htmlFor={id}>
        {label}
      </label>
    </span>
  );
}
