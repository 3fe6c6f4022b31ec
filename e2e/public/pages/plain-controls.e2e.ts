import { defaultFacts } from '@pesantren/content/default-facts';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import type { BrowserContext, Page } from '@playwright/test';
import { pauseClock } from '../../fixed-clock.ts';
import { expect, test } from '../../fixtures.ts';

async function visit(
  context: BrowserContext,
  url: string,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(url);
  return page;
}

test('[H-03] [H-04] Profil opens by hover, keyboard and click', async ({ context, system }) => {
  const page = await visit(context, system.site, (page) => page.clock.install());
  await pauseClock(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Profil' });
  const first = page.getByRole('banner').getByRole('link', { name: 'Profil Sekolah' });
  await button.hover();
  await expect(first).toBeVisible();
  await button.click();
  await expect(first).toBeVisible();
  await page.mouse.move(640, 700);
  await page.clock.runFor(limits.dropdownCloseDelay - 1);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(first).toBeHidden();
  await button.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
});

test('[H-07] an icon’s name shows', async ({ context, system }) => {
  const page = await visit(context, `${system.site}/kontak`);
  const icon = page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' });
  await icon.scrollIntoViewIfNeeded();
  await icon.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Facebook');
});

test('a color scheme chosen shows at once, on the next page and after Back', async ({
  context,
  system,
}) => {
  const page = await visit(context, system.site);
  const html = page.locator('html');
  const choose = (name: string) =>
    page.getByRole('contentinfo').locator('label', { hasText: name }).click();
  await choose('Gelap');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await page.goto(`${system.site}/kontak`);
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await choose('Terang');
  await page.goBack();
  await expect(html).toHaveAttribute('data-scheme', 'light');
  await expect(page.getByRole('radio', { name: 'Terang' })).toBeChecked();
});

test('[A-04] a link is copied; a second press changes nothing', async ({ context, system }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = await context.newPage();
  await list.goto(`${system.site}/artikel`);
  const path = await list.getByRole('article').getByRole('link').first().getAttribute('href');
  const page = await visit(context, system.site + path, (page) => page.clock.install());
  await pauseClock(page);
  const button = page.getByRole('button', { name: 'Salin tautan' });
  await button.dblclick();
  await expect(page.getByRole('button', { name: messages.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(system.site + path);
  await page.clock.runFor(limits.copiedShownFor);
  await expect(button).toBeVisible();
});

test('[P-02] the carousel turns, stops and shows what is asked for', async ({
  context,
  system,
}) => {
  const page = await visit(context, `${system.site}/profil`, (page) => page.clock.install());
  await page.locator('[data-carousel=started]').waitFor();
  await pauseClock(page);
  const carousel = page.getByRole('region', { name: 'Suasana pesantren' });
  /** The number of the picture whose dot is the current one. */
  const shown = async () => {
    const name = await carousel.locator('button[aria-current=true]').getAttribute('aria-label');
    return Number(name?.match(/\d+/)?.[0]);
  };
  const slide = (number: number) => carousel.getByRole('group', { name: `${number} dari` });
  const next = ((await shown()) % 5) + 1;
  await page.clock.runFor(limits.carouselInterval);
  await expect.poll(shown).toBe(next);
  await expect(slide(next)).toHaveCSS('opacity', '1');
  await carousel.getByRole('button', { name: 'Gambar berikutnya' }).click();
  await expect.poll(shown).toBe((next % 5) + 1);
  await carousel.getByRole('button', { name: 'Tampilkan gambar 1' }).click();
  await expect.poll(shown).toBe(1);
  await carousel.getByRole('button', { name: 'Jeda' }).click();
  await expect(carousel.getByRole('button', { name: 'Putar otomatis' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(16_000);
  expect(await shown()).toBe(1);
  await expect(slide(1)).toHaveCSS('opacity', '1');
});

test('[B-02] the film plays and stops', async ({ context, system }) => {
  const page = await visit(context, system.site);
  await page.getByRole('button', { name: 'Tonton Video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Video pesantren' });
  const isPaused = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
  await expect(dialog).toBeVisible();
  await expect.poll(isPaused).toBe(false);
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(isPaused).toBe(true);
});

test('[K-02] the checklist is printed, once', async ({ context, system }) => {
  const page = await visit(context, `${system.site}/bergabung`, (page) =>
    page.addInitScript(() => {
      window.print = () => document.body.append('dicetak');
    }),
  );
  await page.getByRole('button', { name: 'Cetak daftar' }).click();
  await expect(page.getByText('dicetak')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[H-04] [H-05] menu and links work; Back finds the menu closed', async ({
    context,
    system,
  }) => {
    const page = await visit(context, system.site);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('link', { name: 'Kontak' }).tap();
    await expect(page).toHaveTitle(`Kontak · ${defaultFacts.identity.name}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(defaultFacts.hero.headline);
    await expect(menu).toBeHidden();
  });
});
