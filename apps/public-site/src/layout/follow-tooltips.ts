import { limits } from '@pesantren/content/limits';

/**
 * Shows in `box`, a popover, the name of the icon (`data-tooltip`) that the mouse rests on or the
 * keyboard has reached: after 700 ms, at once when another one closed less than 300 ms ago (spec
 * section 9). Escape, a press and scrolling close it; it may be hovered itself (WCAG 1.4.13).
 * @returns what ends it. Browsers without popovers show none.
 */
export function followTooltips(box: HTMLElement): (() => void) | undefined {
  if (!('popover' in box)) return;
  let target: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function hide() {
    if (!box.matches(':popover-open')) return;
    box.hidePopover();
    closedAt = performance.now();
  }

  function close() {
    clearTimeout(timer);
    hide();
  }

  function aim(next: Element | null) {
    if (next === target) return;
    close();
    target = next;
    if (!next) return;
    const another = performance.now() - closedAt < limits.tooltipSkipDelay;
    timer = setTimeout(() => showAt(box, next), another ? 0 : limits.tooltipOpenDelay);
  }

  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener(
    'pointerover',
    ({ pointerType, target: over }) => {
      if (pointerType === 'mouse' && !box.contains(over as Element)) aim(iconOf(over));
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    ({ target: focused }) => {
      if ((focused as Element).matches(':focus-visible')) aim(iconOf(focused));
    },
    { signal },
  );
  document.addEventListener('focusout', () => aim(null), { signal });
  document.documentElement.addEventListener('pointerleave', () => aim(null), { signal });
  document.addEventListener('pointerdown', close, { signal });
  document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  return () => {
    close();
    ending.abort();
  };
}

function iconOf(part: EventTarget | null): Element | null {
  return part instanceof Element ? part.closest('[data-tooltip]') : null;
}

/** Above the icon, below it where there is no room; inside the window. */
function showAt(box: HTMLElement, icon: Element): void {
  const name = icon.getAttribute('aria-label') ?? icon.textContent;
  box.firstElementChild?.replaceChildren(name);
  box.showPopover();
  const { top, bottom, left, width } = icon.getBoundingClientRect();
  const room = document.documentElement.clientWidth - box.offsetWidth;
  const middle = left + (width - box.offsetWidth) / 2;
  box.style.left = `${Math.max(0, Math.min(middle, room))}px`;
  box.style.top = `${top >= box.offsetHeight ? top - box.offsetHeight : bottom}px`;
}
