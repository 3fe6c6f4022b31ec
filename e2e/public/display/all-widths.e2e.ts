import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { pages } from '../public-pages.ts';

const widths = [320, 360, 768, 1280];

/** Comes by every picture, so that the lazy ones load. */
async function seePictures(page: Page): Promise<void> {
  for (const image of await page.getByRole('main').locator('img').all()) {
    if (await image.isVisible()) await image.scrollIntoViewIfNeeded();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The addresses of the pictures that are to be seen and have not come. */
function missingPictures(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
        .map((image) => image.src),
    );
}

for (const { path } of pages) {
  test(`${path}: no picture is missing and nothing scrolls sideways at any width`, async ({
    page,
    system,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(system.site + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await seePictures(page);
      await expect.poll(() => missingPictures(page)).toEqual([]);
      const room = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(room).toBe(width);
    }
  });
}
