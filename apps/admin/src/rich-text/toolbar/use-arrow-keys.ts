import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Returns a place in a row of `count`, from the place `at` in it. */
type Move = (at: number, count: number) => number;

const next: Move = (at, count) => (at + 1) % count;
const previous: Move = (at, count) => (at - 1 + count) % count;
const places: Record<string, Move> = {
  ArrowRight: next,
  ArrowDown: next,
  ArrowLeft: previous,
  ArrowUp: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const isShown = (button: HTMLElement) => button.getClientRects().length > 0;

/**
 * Makes a toolbar one stop for Tab, with arrow keys, Home and End between its buttons, so that a keyboard gets past it at once
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
 * @returns the properties of the toolbar's element
 */
export function useArrowKeys() {
  const bar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(bar.current?.querySelectorAll('button') ?? [])];
  const settle = () => {
    const all = buttons();
    const stop = all.find((button) => button === document.activeElement) ?? all[0];
    for (const button of all) {
      const tabIndex = button === stop ? 0 : -1;
      if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
    }
  };
  useEffect(settle);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const place = places[key];
    if (!place || altKey || ctrlKey || metaKey || shiftKey) return;
    const row = buttons().filter((button) => !button.disabled && isShown(button));
    const at = row.indexOf(target as HTMLButtonElement);
    // What opens from a button hands its keys on in React's tree.
    if (at === -1) return;
    event.preventDefault();
    row[place(at, row.length)]?.focus();
  };
  return { ref: bar, onKeyDown, onFocus: settle, onBlur: settle };
}
