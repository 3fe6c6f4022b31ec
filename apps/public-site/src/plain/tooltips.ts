import type { limits } from '@pesantren/content/limits';

// Their values alone: the script of the page shares no module with the others.
const openDelay = 700 satisfies (typeof limits)['tooltipOpenDelay'];
const skipDelay = 300 satisfies (typeof limits)['tooltipSkipDelay'];

let box: HTMLElement | null = null;
let icon: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * Shows the name of an icon marked `data-tooltip` that is hovered or has keyboard focus: after 700 ms, at once when
 * another name was hidden less than 300 ms ago (docs/spec.md#h-07). Escape, a press and scrolling hide it; it can be
 * hovered itself (WCAG 1.4.13). Browsers without popovers show none.
 */
export function startTooltips(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse' && !box?.contains(target as Element)) aim(target);
  });
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) aim(target);
  });
  document.addEventListener('focusout', () => aim(null));
  document.documentElement.addEventListener('pointerleave', () => aim(null));
  document.addEventListener('pointerdown', close);
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // A pointer that was there before this code sends no event.
  const here = matchMedia('(hover: hover)').matches
    ? ':is(:hover,:focus-visible)'
    : ':focus-visible';
  aim(document.querySelector(`[data-tooltip]${here}`));
}

function aim(target: EventTarget | null): void {
  const next = target instanceof Element ? target.closest('[data-tooltip]') : null;
  if (next === icon) return;
  close();
  icon = next;
  if (!next) return;
  const soon = performance.now() - closedAt < skipDelay;
  timer = setTimeout(() => show(next), soon ? 0 : openDelay);
}

function close(): void {
  clearTimeout(timer);
  hide();
}

function hide(): void {
  if (!box?.matches(':popover-open')) return;
  box.hidePopover();
  closedAt = performance.now();
}

/** Shows the name above the icon, or below it where there is no room, inside the window. */
function show(named: Element): void {
  box = document.querySelector('[role=tooltip]');
  if (!(box && named.isConnected)) return;
  box.firstElementChild?.replaceChildren(named.getAttribute('aria-label') ?? named.textContent);
  box.showPopover();
  const { top, bottom, left, width } = named.getBoundingClientRect();
  const room = document.documentElement.clientWidth - box.offsetWidth;
  const middle = left + (width - box.offsetWidth) / 2;
  box.style.left = `${Math.max(0, Math.min(middle, room))}px`;
  box.style.top = `${top >= box.offsetHeight ? top - box.offsetHeight : bottom}px`;
}
