import type { RefCallback } from 'react';

/** As a ref: tells the page's styles how high a form's save bar is, for what has to stay clear of it. */
export const tellBarHeight: RefCallback<HTMLElement> = (bar) => {
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
