import type { Page } from '@playwright/test';

/**
 * Lets `goto` and `reload` of a page end once the site answers by itself. What a visitor does before
 * that is the matter of `public/early.e2e.ts`.
 */
export function waitUntilTakenOver(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const takenOver = () => page.waitForFunction(() => !document.querySelector('[data-scripts]'));
  page.goto = async (...call) => {
    const response = await goto(...call);
    await takenOver();
    return response;
  };
  page.reload = async (...call) => {
    const response = await reload(...call);
    await takenOver();
    return response;
  };
}
