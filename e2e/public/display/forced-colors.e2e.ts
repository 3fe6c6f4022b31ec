import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** The color that an element is seen on. */
const ground = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Expects one element of a set to stand on another ground than its neighbors. */
async function standsOut(page: Page, chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
  await expect.poll(() => ground(chosen.first())).toBe(highlight);
  await expect.poll(() => ground(other.first())).not.toBe(highlight);
}

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
);

test('[F-31] forced colors keep the current page apart', async ({ page, system }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(`${system.site}/artikel`);
  const menu = page.getByRole('banner').getByRole('link');
  await standsOut(
    page,
    menu.and(page.locator('[aria-current]')),
    menu.filter({ hasText: 'Galeri' }),
  );
  await page.goto(`${system.site}/profil`);
  const profile = page.getByRole('banner').getByRole('button', { name: 'Profil' });
  await standsOut(page, profile, menu.filter({ hasText: 'Galeri' }));

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await standsOut(
    page,
    links.and(page.locator('[aria-current]')),
    links.filter({ hasText: 'Galeri' }),
  );
});

test('[F-31] forced colors keep the chosen filter and page apart', async ({ page, system }) => {
  await page.goto(`${system.site}/artikel?kategori=Opini`);
  await standsOut(
    page,
    page.getByRole('button', { name: 'Opini' }),
    page.getByRole('button', { name: 'Semua' }),
  );
  await page.goto(`${system.site}/data-siswa?halaman=2`);
  await standsOut(
    page,
    page.getByRole('link', { name: 'Halaman 2' }),
    page.getByRole('link', { name: 'Halaman 3' }),
  );
});

test('[F-31] forced colors keep the carousel’s dot and the chosen scheme apart', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/profil`);
  const dots = page.getByRole('button', { name: /^Tampilkan gambar/ });
  await dots.first().scrollIntoViewIfNeeded();
  await standsOut(page, dots.first().locator('span'), dots.nth(1).locator('span'));
  const schemes = page.getByRole('group', { name: 'Tampilan' }).locator('label');
  await standsOut(page, schemes.filter({ has: page.locator(':checked') }), schemes.nth(1));
});
