import type { limits } from '@pesantren/content/limits';
import { listen } from './listen.ts';

// Its value alone: the script of the page shares no module with the others.
const closeDelay = 500 satisfies (typeof limits)['dropdownCloseDelay'];

const dropdown = '[data-dropdown]';

let closing: ReturnType<typeof setTimeout> | undefined;

/**
 * Opens a menu of the navigation on hover and closes it 500 ms after the pointer leaves (docs/spec.md#h-03); its button
 * toggles it by keyboard and touch, Escape closes it. `aria-expanded` of the button is its state.
 */
export function startDropdowns(): void {
  listen('pointerover', dropdown, (menu, { pointerType }) => {
    if (pointerType === 'mouse') expand(menu, true);
  });
  // The mouse may rest on one since before this ran; what was clicked meanwhile is clicked once more.
  if (matchMedia('(hover: hover)').matches)
    for (const menu of document.querySelectorAll<HTMLElement>(`${dropdown}:hover`))
      expand(menu, !menu.querySelector('[data-waiting]'));
  listen('pointerout', dropdown, (menu, { pointerType, relatedTarget }) => {
    if (pointerType !== 'mouse' || menu.contains(relatedTarget as Node | null)) return;
    clearTimeout(closing);
    closing = setTimeout(() => expand(menu, false), closeDelay);
  });
  listen('click', `${dropdown} :is(button, a)`, (control, event) => {
    const menu = control.parentElement?.closest<HTMLElement>(dropdown);
    // A mouse has opened it by hovering; its click must not close it again.
    const byMouse = (event as PointerEvent).pointerType === 'mouse';
    if (menu) expand(menu, control.tagName === 'BUTTON' && (byMouse || !isExpanded(menu)));
  });
  listen('focusout', dropdown, (menu, { relatedTarget }) => {
    if (!menu.contains(relatedTarget as Node | null)) expand(menu, false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of document.querySelectorAll<HTMLElement>(dropdown)) {
      if (isExpanded(menu) && menu.contains(document.activeElement)) buttonOf(menu)?.focus();
      expand(menu, false);
    }
  });
}

function buttonOf(menu: HTMLElement): HTMLElement | null {
  return menu.querySelector('button');
}

function isExpanded(menu: HTMLElement): boolean {
  return buttonOf(menu)?.getAttribute('aria-expanded') === 'true';
}

function expand(menu: HTMLElement, open: boolean): void {
  clearTimeout(closing);
  buttonOf(menu)?.setAttribute('aria-expanded', `${open}`);
}
