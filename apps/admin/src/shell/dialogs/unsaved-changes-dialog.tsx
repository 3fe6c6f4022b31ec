import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker, useLocation } from 'react-router-dom';
import { pageOf } from '../../paths.ts';
import { useRouter, useServices } from '../../services.ts';
import { saveMutationKey } from '../../writing/use-saving.ts';
import dialog from './dialog.module.css';
import { Dialog } from './dialog.tsx';

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

/** The part of an entry of the browser's history that the router writes. */
type Entry = { idx?: number; key?: string } | null;

const entry = () => window.history.state as Entry;

/** Milliseconds in which the router's own way forward after a Back that it held arrives. */
const settled = 150;

/**
 * Brings the address back to the page that is shown. Of two Backs in one moment React Router, which holds the first, takes
 * the second for its own way forward: the page stays and its address is another one's.
 */
function useAddressOfPage(): void {
  const router = useRouter();
  const { key } = useLocation();
  const place = useRef<number>(undefined);
  const timer = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a place of its own
  useEffect(() => {
    place.current = entry()?.idx;
  }, [key]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useWindowEvent('popstate', () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { navigation, location } = router.state;
      const { idx, key: there } = entry() ?? {};
      if (navigation.state !== 'idle' || there === location.key) return;
      if (idx !== undefined && place.current !== undefined) window.history.go(place.current - idx);
    }, settled);
  });
}
