import classes from './save-bar.module.css';

type ForeignChangeNoteProps = { isDeleted: boolean; onCompare: () => void };

/** Tells that somebody else has changed or deleted what is being edited, with the way to the question about it. */
export function ForeignChangeNote({ isDeleted, onCompare }: ForeignChangeNoteProps) {
  return (
    <>
      <p>
        <strong>{isDeleted ? 'Dihapus' : 'Diubah'} orang lain.</strong> Tulisan Anda tetap di sini,
        tetapi tidak lagi tersimpan sendiri.
      </p>
      <button className={classes.retry} type="button" onClick={onCompare}>
        {isDeleted ? 'Lihat pilihan' : 'Bandingkan'}
      </button>
    </>
  );
}
