import type { RefCallback } from 'react';

/** A ref that publishes the height of a bar over the page's foot as `--save-bar-height`, for scroll margins and toasts. */
export const publishHeight: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--save-bar-height', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--save-bar-height');
  };
};
