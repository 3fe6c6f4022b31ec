/** What does nothing by itself; links in a part that waits lead on as they are. */
const needsCode = 'button[type=button]:not([popovertarget], [command])';

let missed: HTMLElement | undefined;

/**
 * From when React listens on: notes the last click in a part whose code is not here yet. React drops it
 * there; everywhere else it takes over at once what is clicked.
 */
export function watchMissedClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest<HTMLElement>(needsCode);
      if (control && !isHydrated(control)) missed = control;
    },
    true,
  );
}

/** Does that click once more, when a part has been taken over; one that still waits is noted again. */
export function replayClick(): void {
  const control = missed;
  missed = undefined;
  if (control?.isConnected) control.click();
}

/** Whether React knows the element: it says so nowhere else. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
}
