import type { Page } from '@playwright/test';

/**
 * From now on the open page's clock goes on only when the test says so (`page.clock.runFor`,
 * `page.clock.resume`): what shows for a moment cannot be missed on a slow machine. The page was
 * opened after `page.clock.install()`, and shows what is wanted of it: nothing else comes now.
 */
export function pauseClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + 60_000);
}
