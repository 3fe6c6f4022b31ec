import type { Page } from '@playwright/test';
import { findIllegibleText } from '../../accessibility/legibility.ts';
import { expect, test } from '../../fixtures.ts';
import { layOutSections } from '../../layout.ts';
import { pages } from '../public-pages.ts';

/** A phone's is the last: its letters are looked at too. */
const widths = [320, 768, 1280, 360];

/** Comes by every picture that is to be seen and has not come, so that the lazy ones load. */
async function seePictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('img');
  await pictures.evaluateAll(async (all: HTMLImageElement[]) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const image of all) {
      if (!image.checkVisibility() || image.complete) continue;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A frame with it in sight has been drawn once the next one begins.
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
  });
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

/** Sticky and fixed elements of the page. */
function stuck(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility())
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .filter((element) => element.clientHeight > 1)
    .filter((element) => {
      const { bottom } = element.getBoundingClientRect();
      return bottom > 0 && element.textContent !== '';
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

for (const { path } of pages) {
  test(`[F-35] [F-42] ${path}: at any width no picture is missing and nothing scrolls sideways, on a phone no letter is under 12 px and no contrast under 7, light and dark, at 400 % zoom, 320×256, nothing sticks`, async ({
    page,
    system,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(system.site + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await seePictures(page);
      await expect.poll(() => missingPictures(page), `${width} px`).toEqual([]);
      const room = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(room).toBe(width);
    }
    await layOutSections(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const illegible = () => page.evaluate(findIllegibleText, { onPaper: false });
      await expect.poll(illegible, colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect.poll(() => page.evaluate(stuck)).toEqual([]);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
}
