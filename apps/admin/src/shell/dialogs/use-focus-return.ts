import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened, unless something outside of the dialog has taken it.
 * Mantine's own neither sees a dialog that is mounted open nor one that is unmounted open, as all are whose code loads
 * with their first use.
 */
export function useFocusReturn(isOpen: boolean, returnFocus: boolean): void {
  const giveBack = useEffectEvent((before: Element | null) => {
    if (!returnFocus) return;
    queueMicrotask(() => isLost(before) && (before as HTMLElement).focus());
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The dialog takes the focus later.
    const before = document.activeElement;
    return () => giveBack(before);
  }, [isOpen]);
}

/** Tells whether the focus has to go back: it is nowhere, or in a dialog that fades out. */
function isLost(before: Element | null): boolean {
  const { activeElement, body } = document;
  if (!before?.isConnected || before === body) return false;
  const dialog = activeElement?.closest('[role="dialog"]');
  return !activeElement || activeElement === body || (!!dialog && !dialog.contains(before));
}
