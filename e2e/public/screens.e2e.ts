import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pages } from './pages.ts';

const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

/** Comes by every picture, so that the lazy ones load; the addresses of those that do not. */
async function missingPictures(page: Page): Promise<string[]> {
  const images = page.getByRole('main').locator('img');
  for (const image of await images.all()) {
    if (await image.isVisible()) await image.scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  return images.evaluateAll((all: HTMLImageElement[]) =>
    all
      .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
      .map((image) => image.src),
  );
}

for (const { path } of pages) {
  // The pictures of the pages stay in the test's folder, for people to look at.
  test(`${path}: no picture is missing and nothing scrolls sideways at any width`, async ({
    page,
    system,
  }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(system.site + path, { waitUntil: 'networkidle' });
      expect(await missingPictures(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const file = info.outputPath(`${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
    }
  });
}
