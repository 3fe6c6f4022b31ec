import type { Page } from '@playwright/test';

/** What one can press in the page's main part that is smaller than 44 px; pickers behind a button are no targets. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a, button, input:not([type=file], [aria-hidden]))',
      ),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height) < 43.5;
      })
      .map((target) => target.outerHTML.slice(0, 160)),
  );
}
