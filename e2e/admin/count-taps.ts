import type { Locator, Page } from '@playwright/test';
import type { photo } from '../sample-files/photo.ts';

/** Counts taps from the admin's first screen on; typing is none, choosing in the phone's own gallery one. */
export function countTaps(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return {
    tap,
    count: () => taps,
    async choose(target: Locator, files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      // The input lies transparent over its button.
      await target.click();
      taps += 2;
      await (await chooser).setFiles(files);
    },
  };
}
