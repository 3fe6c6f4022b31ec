import { Button, Progress } from '@mantine/core';
import type { ResourceName } from '@pesantren/api-client/resources';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import classes from './confirm-delete.module.css';
import type { Deletion } from './use-delete.ts';

type ConfirmDeleteProps = {
  question: string;
  /** The names of the items to delete; none while the dialog is closed. */
  names: readonly string[];
  /** Says how long the deletion can be undone. */
  note: string;
  deletion: Pick<Deletion<ResourceName>, 'progress' | 'confirm' | 'cancel' | 'stop'>;
};

/** How many names the dialog lists. */
const shown = 5;

/** The confirmation of a deletion, then its progress; `Batal` has the focus, Escape means the same. */
export function ConfirmDelete({ question, names, note, deletion }: ConfirmDeleteProps) {
  const { progress } = deletion;
  const isDeleting = progress !== null;
  const rest = names.length - shown;
  const cancel = () => !isDeleting && deletion.cancel();
  return (
    <Dialog isOpen={names.length > 0} title={question} onClose={cancel}>
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
      <p className={classes.note}>{note}</p>
      {isDeleting && names.length > 1 && (
        <div className={classes.progress} role="status">
          <Progress value={(progress / names.length) * 100} aria-hidden />
          {progress} dari {names.length} dihapus
        </div>
      )}
      <div className={dialog.buttons}>
        {isDeleting && names.length > 1 ? (
          <Button variant="default" onClick={deletion.stop}>
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
          onClick={() => !isDeleting && deletion.confirm()}
        >
          {isDeleting ? 'Menghapus…' : 'Hapus'}
        </Button>
      </div>
    </Dialog>
  );
}
