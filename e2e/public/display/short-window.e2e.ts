import { expect, test } from '../../fixtures.ts';
import { pages } from '../public-pages.ts';

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

for (const path of pages.map((page) => page.path)) {
  test(`[F-35] ${path}: at 400 % zoom, 320×256, nothing sticks`, async ({ page, system }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(system.site + path);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect.poll(() => page.evaluate(stuck)).toEqual([]);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
}

test('[F-35] from 400 px of height on the header stays', async ({ page, system }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(`${system.site}/artikel`);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.setViewportSize({ width: 640, height: 399 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('[F-35] the menu of a low window scrolls with the page to its last entry', async ({
  page,
  system,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${system.site}/galeri`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const last = menu.getByRole('link', { name: 'Kontak' });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL(`${system.site}/kontak`);
  await expect(menu).toBeHidden();
});
