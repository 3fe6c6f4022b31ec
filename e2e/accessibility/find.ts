import type { Page } from '@playwright/test';

/** Asks functions in the page for what they find, in one call, its letters as large as that: '' as it has them. */
export function find(page: Page, finders: (() => string[])[], letters = ''): Promise<string[]> {
  // One expression: the page's own policy forbids to evaluate text inside it.
  const all = finders.map((finder) => `...(${finder})()`);
  return page.evaluate<string[]>(`(${setLetters})('${letters}').then(() => [${all}])`);
}

/** Runs in the page: sets the size of its letters; what answers to a new one has done so after two frames. */
async function setLetters(size: string): Promise<void> {
  const { style } = document.documentElement;
  if (style.fontSize === size) return;
  style.fontSize = size;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Runs in the page: finds by how much it is wider than its window. */
export function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
}
