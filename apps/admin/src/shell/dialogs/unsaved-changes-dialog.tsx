import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { pageOf } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { saveMutationKey } from '../../writing/use-saving.ts';
import dialog from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { useAddressOfPage } from './use-address-of-page.ts';

/**
 * Asks for consent before unsaved text is left: by a link, by Back, which also closes an open form, or by
 * logging out. A save in flight needs no consent. While a dialog is open, Back closes only that dialog.
 */
export function UnsavedChangesDialog() {
  const { dialogStack, dirtyForms, queryClient, session } = useServices();
  const pending = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.pending);
  const areKept = useSyncExternalStore(dirtyForms.subscribe, dirtyForms.areKept);
  useAddressOfPage();
  const [isForDialog, setIsForDialog] = useState(false);
  const wouldLoseText: BlockerFunction = ({ currentLocation: here, nextLocation: there, ...how }) =>
    session.username() !== null &&
    dirtyForms.any() &&
    (how.historyAction === 'POP'
      ? here.pathname !== there.pathname
      : pageOf(here.pathname) !== pageOf(there.pathname)) &&
    queryClient.isMutating({ mutationKey: saveMutationKey }) === 0;
  const blocker = useBlocker((change) => {
    const closesDialog = change.historyAction === 'POP' && dialogStack.any();
    setIsForDialog(closesDialog);
    return closesDialog || wouldLoseText(change);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isForDialog) return;
    dialogStack.closeTop();
    blocker.reset();
  }, [blocker, isForDialog, dialogStack]);
  useWindowEvent('beforeunload', (event) => {
    if (dirtyForms.mustWarn()) event.preventDefault();
  });
  const stay = () => {
    dirtyForms.settle();
    blocker.reset?.();
  };
  const leave = () => {
    dirtyForms.settle();
    pending?.();
    blocker.proceed?.();
  };
  return (
    <Dialog
      isOpen={pending !== null || (blocker.state === 'blocked' && !isForDialog)}
      title="Tinggalkan tulisan ini?"
      onClose={stay}
    >
      <p className={dialog.words}>
        {areKept
          ? 'Perubahan Anda belum disimpan ke situs. Drafnya tetap ada di perangkat ini dan ditawarkan lagi saat Anda kembali.'
          : 'Perubahan Anda belum disimpan, ke situs maupun ke perangkat ini: bila ditinggalkan, hilang.'}
      </p>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={leave}>
          Tinggalkan
        </Button>
        <Button data-autofocus onClick={stay}>
          Tetap di sini
        </Button>
      </div>
    </Dialog>
  );
}
