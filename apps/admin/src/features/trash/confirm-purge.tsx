import { Button } from '@mantine/core';
import { resourceKey } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useState } from 'react';
import { removeFromLists } from '../../resource/delete/run-sequentially.ts';
import { hideUndoToast } from '../../resource/delete/undo-toast.ts';
import { cancelAndInvalidate } from '../../resource/list-state/list-page-query.ts';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { useServices } from '../../services.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';

type ConfirmPurgeProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  /** The item it asks about; it keeps its words while it fades out. */
  item: Items[Name] | null;
  isOpen: boolean;
  onClose: () => void;
  onPurged: () => void;
};

/** The question before a deleted item goes for good; `Batal` has the focus, Escape means the same. */
export function ConfirmPurge<Name extends ResourceName>(props: ConfirmPurgeProps<Name>) {
  const { resource, item, isOpen, onClose, onPurged } = props;
  const { name, subject, nameOf } = resource;
  const { editorial, queryClient } = useServices();
  const [isPurging, setIsPurging] = useState(false);

  const purge = async () => {
    if (!item || isPurging) return;
    setIsPurging(true);
    try {
      await editorial.purge(name, item.id);
      removeFromLists(queryClient, [name, 'deleted'], new Set([item.id]));
      hideUndoToast(name, [item]);
      toastDone(`${subject} dihapus selamanya.`);
      onPurged();
    } catch (error) {
      toastFailure(error);
    }
    setIsPurging(false);
    onClose();
    // Also after a failure: somebody else may have restored it, or been quicker.
    void cancelAndInvalidate(queryClient, resourceKey(name));
  };

  return (
    <Dialog
      isOpen={isOpen}
      title={`Hapus ${subject.toLowerCase()} ini selamanya?`}
      onClose={() => !isPurging && onClose()}
    >
      <p className={dialog.words}>
        <strong>{item && nameOf(item)}</strong> beserta riwayatnya tidak dapat dipulihkan lagi.
      </p>
      <div className={dialog.buttons}>
        <Button variant="default" data-autofocus onClick={() => !isPurging && onClose()}>
          Batal
        </Button>
        <Button color="red" aria-disabled={isPurging} onClick={() => void purge()}>
          {isPurging ? 'Menghapus…' : 'Hapus selamanya'}
        </Button>
      </div>
    </Dialog>
  );
}
