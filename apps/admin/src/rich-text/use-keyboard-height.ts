import { useSyncExternalStore } from 'react';

/** Less than any keyboard: the address bar of a browser that comes and goes. */
const leastHeight = 120;

function subscribe(onChange: () => void): () => void {
  const ending = new AbortController();
  for (const type of ['resize', 'scroll']) {
    window.visualViewport?.addEventListener(type, onChange, { signal: ending.signal });
  }
  return () => ending.abort();
}

/** Returns how many pixels at the window's foot a phone's keyboard covers; 0 without one. */
function keyboardHeight(): number {
  const { visualViewport: visible, innerHeight } = window;
  if (!visible || visible.scale > 1.01) return 0;
  const covered = Math.round(innerHeight - visible.height - visible.offsetTop);
  return covered < leastHeight ? 0 : covered;
}

/** The height of a phone's keyboard in pixels, 0 without one. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight);
}
