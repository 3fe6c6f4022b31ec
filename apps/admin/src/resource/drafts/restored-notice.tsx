import { formatDate, formatTime } from '@pesantren/content/dates';
import classes from './draft-notice.module.css';
import type { Draft } from './drafts.ts';

type RestoredNoticeProps = { draft: Draft; onDiscard: () => void };

/** Inside the form: these values are an earlier, unsaved text. */
export function RestoredNotice({ draft, onDiscard }: RestoredNoticeProps) {
  const savedAt = new Date(draft.savedAt);
  return (
    <div className={classes.line} role="status">
      <span>
        Tulisan yang belum tersimpan dari {formatDate(savedAt)}, {formatTime(savedAt)}, dimuat
        kembali.
      </span>
      <button className={classes.action} type="button" onClick={onDiscard}>
        Buang tulisan ini
      </button>
    </div>
  );
}
