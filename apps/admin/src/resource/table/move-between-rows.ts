import type { KeyboardEvent } from 'react';

/** Arrow up and down in a table's body: to the same button or tick of the next row. */
export function moveFocusBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLElement)) return;
  const row = target.closest('tr');
  const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  if (!row || !next) return;
  const place = controlsOf(row).indexOf(target);
  controlsOf(next)[place]?.focus();
  event.preventDefault();
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button, input, a')];
}
