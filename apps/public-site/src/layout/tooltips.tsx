import { limits } from '@pesantren/content/limits';
import { useEffect, useRef } from 'react';

/**
 * The one tooltip of the site: shows the name of an icon marked `data-tooltip`. Screen readers have
 * the name from the icon itself.
 */
export function Tooltips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? followTooltips(box.current) : undefined), []);
  return (
    <div
      ref={box}
      role="tooltip"
      popover="manual"
      className="no-popover:hidden m-0 bg-transparent p-1.5 transition-opacity starting:open:opacity-0"
    >
      <span className="bg-card text-default border-strong text-mini rounded-tag block border px-2.5 py-1 font-medium" />
    </div>
  );
}

/**
 * Shows `box`, a popover, at the icon that is hovered or has keyboard focus: after 700 ms, at once
 * when another one closed less than 300 ms ago (docs/spec.md#h-07). Escape, a press and scrolling
 * close it; it can be hovered itself (WCAG 1.4.13).
 * @returns a function that removes the listeners; `undefined` in browsers without popovers.
 */
function followTooltips(box: HTMLElement): (() => void) | undefined {
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
    const skipDelay = performance.now() - closedAt < limits.tooltipSkipDelay;
    timer = setTimeout(() => showAt(box, next), skipDelay ? 0 : limits.tooltipOpenDelay);
  }

  const listeners = new AbortController();
  const { signal } = listeners;
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
    listeners.abort();
  };
}

function iconOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tooltip]') : null;
}

/** Positions the tooltip above the icon, or below it where there is no room, inside the window. */
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
