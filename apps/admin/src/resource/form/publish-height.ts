import type { RefCallback } from 'react';

/** A ref that publishes the height of a bar over the page's foot as `--save-bar-height`, of the page and of the bar's parent. */
export const publishHeight: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return;
  const places = [document.documentElement, bar.parentElement];
  const observer = new ResizeObserver(() => {
    for (const place of places)
      place?.style.setProperty('--save-bar-height', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    for (const place of places) place?.style.removeProperty('--save-bar-height');
  };
};
