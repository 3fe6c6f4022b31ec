import { defaultFacts } from '@pesantren/content/default-facts';
import { limits } from '@pesantren/content/limits';
import { pauseClock } from '../../fixed-clock.ts';
import { expect, test } from '../../fixtures.ts';

test('[H-01] the header stays and holds its seven links in order', async ({ page, system }) => {
  await page.goto(`${system.site}/artikel`);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Utama' });
  const words = ['Beranda', 'Profil', 'Artikel', 'Pengumuman', 'Prestasi', 'Galeri', 'Kontak'];
  const labels = await menu
    .locator('> ul > li')
    .evaluateAll((items) =>
      items.map((item) => item.querySelector('a, button')?.textContent?.trim()),
    );
  expect(labels).toEqual(words);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('[H-02] Bergabung leads to /bergabung; the active link says so', async ({ page, system }) => {
  await page.goto(`${system.site}/galeri`);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Galeri' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await banner.getByRole('link', { name: 'Bergabung' }).click();
  await expect(page).toHaveURL(`${system.site}/bergabung`);
});

test('[H-03] Profil opens on hover and closes 500 ms after the pointer leaves', async ({
  page,
  system,
}) => {
  await page.clock.install();
  await page.goto(system.site);
  await pauseClock(page);
  const banner = page.getByRole('banner');
  const first = banner.getByRole('link', { name: 'Profil Sekolah' });
  await banner.getByRole('button', { name: 'Profil' }).hover();
  await expect(first).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Struktur Organisasi' })).toBeVisible();
  await page.mouse.move(640, 700);
  await page.clock.runFor(limits.dropdownCloseDelay - 1);
  await expect(banner.getByRole('button', { name: 'Profil' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.clock.runFor(1);
  await expect(first).toBeHidden();
});

test('[H-04] Profil works by keyboard; Escape closes and returns the focus', async ({
  page,
  system,
}) => {
  await page.goto(system.site);
  const button = page.getByRole('banner').getByRole('button', { name: 'Profil' });
  await button.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('banner').getByRole('link', { name: 'Profil Sekolah' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[H-05] the hamburger toggles a stacked menu; choosing a link closes it', async ({
    page,
    system,
  }) => {
    await page.goto(system.site);
    const hamburger = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await hamburger.tap();
    await expect(menu).toBeVisible();
    await hamburger.tap();
    await expect(menu).toBeHidden();
    await hamburger.tap();
    await menu.getByRole('link', { name: 'Pengumuman' }).tap();
    await expect(page).toHaveURL(`${system.site}/pengumuman`);
    await expect(menu).toBeHidden();
  });
});

test('[H-06] the footer holds channels, quick links, address, phones and the year', async ({
  page,
  system,
}) => {
  await page.goto(system.site);
  const footer = page.getByRole('contentinfo');
  for (const { kind, url } of defaultFacts.socials) {
    await expect(footer.getByRole('link', { name: RegExp(kind, 'i') })).toHaveAttribute(
      'href',
      url,
    );
  }
  for (const name of ['Profil Sekolah', 'Artikel', 'Pengumuman', 'Galeri', 'Data Siswa']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  await expect(footer).toContainText('Aceh Tenggara');
  for (const { title, phone } of defaultFacts.contacts) {
    await expect(footer.getByRole('link', { name: title })).toContainText(phone);
  }
  await expect(footer).toContainText(`© ${defaultFacts.identity.copyrightYear}`);
});

test('[R-02] an unknown path: its page, its status, a way home', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  const response = await page.goto(`${system.site}/tidak-ada`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /beranda/i })
    .click();
  await expect(page).toHaveURL(`${system.site}/`);
});

test('[R-03] a page that breaks shows a designed page in Indonesian with a way home', async ({
  page,
  ownSite,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  const module = 'Date.prototype.getUTCMonth = () => { throw new Error("rusak"); };';
  const response = await page.goto(`${await ownSite({ module })}/pengumuman`);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Terjadi kesalahan' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('rusak');
  const home = page.getByRole('main').getByRole('link', { name: /beranda/i });
  await expect(home).toHaveAttribute('href', '/');
});

test('[R-02] the arch of the unknown path stands on the footer', async ({
  page,
  system,
  allowConsoleError,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  allowConsoleError(/404/);
  await page.goto(`${system.site}/tidak-ada`);
  const gap = async () => {
    const arch = await page.getByRole('main').locator('.arch').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    return (arch?.y ?? 0) + (arch?.height ?? 0) - (footer?.y ?? -1);
  };
  await expect.poll(gap).toBeCloseTo(0, 0);
});
