import { formatTime } from '@pesantren/content/dates';
import classes from './autosave-note.module.css';
import type { Kept } from './use-autosave.ts';

type KeptNoteProps = { kept: Kept };

/** Whether what is typed is safe on this device although it is not saved yet. */
export function KeptNote({ kept }: KeptNoteProps) {
  if (kept === null) return null;
  if (kept === 'failed') {
    return (
      <p className={classes.failed}>
        Draf tidak dapat disimpan di perangkat ini. Simpanlah sebelum menutup halaman.
      </p>
    );
  }
  return <p className={classes.kept}>Draf tersimpan di perangkat ini, {formatTime(kept.at)}</p>;
}
