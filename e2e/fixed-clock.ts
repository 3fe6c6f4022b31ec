import type { Page } from '@playwright/test';
import { hydrate } from './fixtures.ts';

/**
 * From now on the open page's clock goes on only when the test says so (`page.clock.runFor`,
 * `page.clock.resume`): what shows for a moment cannot be missed on a slow machine. The page was
 * opened after `page.clock.install()`, and shows what is wanted of it: nothing else comes now.
 */
export function pauseClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Opens the page of a link in the header by the router, at a time of the browser's clock. A page that the server has
 * rendered begins with the server's day.
 */
export async function openAt(now: string, page: Page, site: string, link: string | RegExp) {
  await page.clock.setFixedTime(now);
  await page.goto(`${site}/artikel`);
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: link }).first().click();
  await page.getByRole('region', { name: 'Gelombang pendaftaran' }).waitFor();
}
