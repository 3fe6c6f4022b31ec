import classes from '../../resource/drafts/draft-notice.module.css';

type RecoveredPhotosProps = { count: number; onContinue: () => void; onForget: () => void };

/** Offers back the photos that were chosen and never saved. */
export function RecoveredPhotos({ count, onContinue, onForget }: RecoveredPhotosProps) {
  if (count === 0) return null;
  return (
    <div className={`${classes.line} ${classes.alone}`} role="status">
      <span>
        <strong>{count} foto</strong> belum tersimpan.
      </span>
      <span>
        <button className={classes.action} type="button" onClick={onContinue}>
          Lanjutkan
        </button>
        <button className={classes.action} type="button" onClick={onForget}>
          Buang
        </button>
      </span>
    </div>
  );
}
