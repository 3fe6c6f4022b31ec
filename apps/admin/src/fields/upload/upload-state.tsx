import { describeError } from '../../shell/errors/describe-error.ts';
import type { Upload } from '../../writing/files/use-upload.ts';
import { isRefusedHere } from '../../writing/save-failure.ts';
import classes from './upload-state.module.css';

type UploadStateProps = {
  upload: Pick<Upload, 'isUploading' | 'percent' | 'error' | 'file' | 'cancel' | 'retry'> &
    Partial<Pick<Upload, 'isWaiting'>>;
  /** The file's name in the buttons' accessible names: `sawah.jpg`. */
  subject: string;
  /** A sentence after the failure about the file that was there before. */
  note?: string;
};

/** An upload's progress with a button to cancel it, or its failure with a button to retry where that can help. */
export function UploadState({ upload, subject, note }: UploadStateProps) {
  const { isUploading, percent, error, file } = upload;
  return (
    <div className={classes.state}>
      {isUploading && (
        <div className={classes.running}>
          <progress max={100} value={percent} aria-label={`Unggahan ${subject}`} />
          <span className={classes.percent}>{percent} %</span>
          <button
            type="button"
            className={classes.action}
            onClick={upload.cancel}
            aria-label={`Hentikan unggahan ${subject}`}
          >
            Hentikan
          </button>
        </div>
      )}
      <div className={classes.problem} role="alert">
        {error && (
          <span>
            {describeError(error)}
            {upload.isWaiting && ' Unggahan dilanjutkan sendiri begitu sambungan internet kembali.'}
            {note && ` ${note}`}
          </span>
        )}
      </div>
      {error && file && !isRefusedHere(error) && (
        <button
          type="button"
          className={classes.action}
          onClick={upload.retry}
          aria-label={`Unggah ulang ${subject}`}
        >
          Unggah ulang
        </button>
      )}
    </div>
  );
}
