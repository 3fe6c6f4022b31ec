/** Controls without a default action of the browser; links of an island work before it is hydrated. */
const needsCode = 'button[type=button]:not([popovertarget], [command])';

let missed: HTMLElement | undefined;

/**
 * Notes the last click in an island that is not hydrated yet, from when React listens. React drops such a click while
 * the island's code is missing; elsewhere it hydrates at once what is clicked.
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

/** Replays the missed click after an island was hydrated; a click in another island is noted again. */
export function replayClick(): void {
  const control = missed;
  missed = undefined;
  if (control?.isConnected) control.click();
}

/** Looks for React's private key on the element: no public API tells whether an element is hydrated. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
}
