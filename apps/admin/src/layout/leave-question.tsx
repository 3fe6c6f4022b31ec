import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { openAt } from '../crud/open-address.ts';
import { savesKey } from '../crud/use-save.ts';
import { useServices } from '../services.ts';
import dialog from './dialog.module.css';
import { Dialog } from './dialog.tsx';

/**
 * Asks before a page with unsaved text is left, or Back takes the form away that is open; a
 * save that is under way goes on without the page. While a dialog is open, Back closes that and no more.
 */
export function LeaveQuestion() {
  const { overlays, queryClient, session, unsaved } = useServices();
  const [isForDialog, setIsForDialog] = useState(false);
  const wouldLoseText: BlockerFunction = ({ currentLocation: here, nextLocation: there, ...how }) =>
    session.username() !== null &&
    unsaved.any() &&
    (here.pathname !== there.pathname ||
      (how.historyAction === 'POP' && openAt(here.search) !== openAt(there.search))) &&
    queryClient.isMutating({ mutationKey: savesKey }) === 0;
  const blocker = useBlocker((change) => {
    const closesDialog = change.historyAction === 'POP' && overlays.any();
    setIsForDialog(closesDialog);
    return closesDialog || wouldLoseText(change);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isForDialog) return;
    overlays.closeTop();
    blocker.reset();
  }, [blocker, isForDialog, overlays]);
  useWindowEvent('beforeunload', (event) => {
    if (unsaved.any()) event.preventDefault();
  });
  return (
    <Dialog
      isOpen={blocker.state === 'blocked' && !isForDialog}
      title="Tinggalkan tulisan ini?"
      onClose={() => blocker.reset?.()}
    >
      <p className={dialog.words}>
        Perubahan Anda belum disimpan ke situs. Drafnya tetap ada di perangkat ini dan ditawarkan
        lagi saat Anda kembali.
      </p>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Tinggalkan
        </Button>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          Tetap di sini
        </Button>
      </div>
    </Dialog>
  );
}
