import { formatTime } from '@pesantren/content/dates';
import classes from './autosave-note.module.css';
import type { AutosaveStatus } from './use-autosave.ts';

type AutosaveNoteProps = { autosave: AutosaveStatus };

/** Whether what is typed is safe on this device although it is not saved yet. */
export function AutosaveNote({ autosave }: AutosaveNoteProps) {
  if (autosave === null) return null;
  if (autosave === 'failed') {
    return (
      <p className={classes.failed}>
        Draf tidak dapat disimpan di perangkat ini. Simpanlah sebelum menutup halaman.
      </p>
    );
  }
  return (
    <p className={classes.saved}>Draf tersimpan di perangkat ini, {formatTime(autosave.at)}</p>
  );
}
