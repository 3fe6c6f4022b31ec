import type { Theirs } from '../../../writing/saving.ts';
import classes from '../save-bar.module.css';
import { useSaverInWords } from '../use-saver-in-words.ts';

type ForeignChangeNoteProps = {
  /** The version that somebody else saved; null where the item was deleted. */
  theirs: Theirs | null;
  onCompare: () => void;
};

/** Tells that somebody else has changed or deleted what is being edited, with the way to the question about it. */
export function ForeignChangeNote({ theirs, onCompare }: ForeignChangeNoteProps) {
  const who = useSaverInWords(theirs?.saver);
  const changed = who ? `Diubah oleh ${who}.` : 'Diubah orang lain.';
  return (
    <>
      <p>
        <strong>{theirs ? changed : 'Dihapus orang lain.'}</strong> Tulisan Anda tetap di sini,
        tetapi tidak lagi tersimpan sendiri.
      </p>
      <button className={classes.retry} type="button" onClick={onCompare}>
        {theirs ? 'Bandingkan' : 'Lihat pilihan'}
      </button>
    </>
  );
}
