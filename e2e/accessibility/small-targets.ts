import type { Page } from '@playwright/test';

/**
 * Finds targets smaller than 44 px in a page and its dialogs. Inputs behind a button are no targets, and a
 * choice is as large as its label.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed =
      ':is(a, button, input:not([type=file], [aria-hidden]), textarea, [role=option], [role=menuitem])';
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const label = target instanceof HTMLInputElement ? target.labels?.[0] : null;
        return ![target, label].some((it) => {
          const { width, height } = it?.getBoundingClientRect() ?? { width: 0, height: 0 };
          return Math.min(width, height) >= 43.5;
        });
      })
      .map((target) => target.outerHTML.slice(0, 160));
  });
}
