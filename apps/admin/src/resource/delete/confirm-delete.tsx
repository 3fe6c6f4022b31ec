import { Button, Progress } from '@mantine/core';
import type { ResourceName } from '@pesantren/api-client/resources';
import { deletedKeptForDays } from '@pesantren/content/limits';
import { deleteQuestions } from '@pesantren/content/messages';
import { useServices } from '../../services.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import type { ResourceConfig } from '../resource-config.ts';
import classes from './confirm-delete.module.css';
import type { Deletion } from './use-delete.ts';

type ConfirmDeleteProps = {
  resource: Pick<ResourceConfig<ResourceName>, 'name' | 'noun'>;
  /** The names of the items, none while nothing is asked. */
  names: readonly string[];
  deletion: Pick<Deletion<ResourceName>, 'progress' | 'cancel' | 'stop' | 'confirm'>;
};

/** How many names the dialog lists. */
const shown = 5;

/** The confirmation of a deletion, then its progress; `Batal` has the focus, Escape means the same. */
export function ConfirmDelete({ resource, names, deletion }: ConfirmDeleteProps) {
  const { client } = useServices();
  const { progress } = deletion;
  const question =
    names.length > 1
      ? `Hapus ${names.length} ${resource.noun} ini?`
      : deleteQuestions[resource.name];
  const note =
    client.profile === 'full'
      ? `Selama ${deletedKeptForDays} hari masih dapat dipulihkan dari Sampah.`
      : 'Yang dihapus tidak dapat dipulihkan.';
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
