import { Button, Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useBlocker } from 'react-router-dom';
import dialog from '../crud/dialog.module.css';
import { savesKey } from '../crud/use-save.ts';
import { useServices } from '../services.ts';

/** Asks before a page with unsaved text is left; a save that is under way goes on without the page. */
export function LeaveQuestion() {
  const { queryClient, session, unsaved } = useServices();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.username() !== null &&
      unsaved.any() &&
      currentLocation.pathname !== nextLocation.pathname &&
      queryClient.isMutating({ mutationKey: savesKey }) === 0,
  );
  useWindowEvent('beforeunload', (event) => {
    if (unsaved.any()) event.preventDefault();
  });
  return (
    // Mantine would lock scrolling with a style element, which the page's policy forbids.
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      centered
      lockScroll={false}
      withCloseButton={false}
      transitionProps={{ duration: 160, transition: 'fade' }}
      classNames={{ content: dialog.content }}
    >
      <Modal.Title className={dialog.title}>Tinggalkan tulisan ini?</Modal.Title>
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
    </Modal>
  );
}
