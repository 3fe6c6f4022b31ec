import { Button, Progress } from '@mantine/core';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import classes from './confirm-delete.module.css';

type ConfirmDeleteProps = {
  /** The exact question of spec section 5; of several items, how many. */
  question: string;
  /** The names of what will be deleted; none when nothing is asked. */
  names: readonly string[];
  /** Whether and how it can be undone. */
  note: string;
  /** How many are through; null before the answer. */
  progress: number | null;
  onConfirm: () => void;
  onCancel: () => void;
  /** Lets those stay that are not through. */
  onStop: () => void;
};

/** How many names the question shows. */
const shown = 5;

/** Asks before items are deleted; `Batal` has the focus, Escape means the same. */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { names, progress } = props;
  const isDeleting = progress !== null;
  const rest = names.length - shown;
  const cancel = () => !isDeleting && props.onCancel();
  return (
    <Dialog isOpen={names.length > 0} title={props.question} onClose={cancel}>
      {names.length === 1 ? (
        <p className={classes.subject}>{names[0]}</p>
      ) : (
        <ul className={classes.subject}>
          {names.slice(0, shown).map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and their order stays
            <li key={index}>{name}</li>
          ))}
          {rest > 0 && <li>dan {rest} lainnya</li>}
        </ul>
      )}
      <p className={classes.note}>{props.note}</p>
      {isDeleting && names.length > 1 && (
        <div className={classes.progress} role="status">
          <Progress value={(progress / names.length) * 100} aria-hidden />
          {progress} dari {names.length} dihapus
        </div>
      )}
      <div className={dialog.buttons}>
        {isDeleting && names.length > 1 ? (
          <Button variant="default" onClick={props.onStop}>
            Hentikan
          </Button>
        ) : (
          <Button variant="default" data-autofocus onClick={cancel}>
            Batal
          </Button>
        )}
        <Button
          color="red"
          aria-disabled={isDeleting}
          onClick={() => !isDeleting && props.onConfirm()}
        >
          {isDeleting ? 'Menghapus…' : 'Hapus'}
        </Button>
      </div>
    </Dialog>
  );
}
