import type { KeyboardEvent } from 'react';

/** Lets Tab go round inside a modal dialog; by itself it would visit the browser's own bars between. */
export function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const from = event.shiftKey ? first : last;
  const leaves =
    activeElement === from || (event.shiftKey && activeElement === event.currentTarget);
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
