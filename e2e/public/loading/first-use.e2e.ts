import type { Locator, Page } from '@playwright/test';
import { openingScripts } from '../../evaluated-scripts.ts';
import { expect, holdRoute, test } from '../../fixtures.ts';
import type { System } from '../../systems.ts';

const failed = 'Bagian ini belum dapat dimuat.';

test.describe('where the scripts cannot be had', () => {
  test.beforeEach(async ({ context, allowConsoleError }) => {
    allowConsoleError(/ERR_FAILED/);
    await context.route('**/assets/*.js', (route) => route.abort());
  });

  test('[R-04] [R-05] a button says so in words, and works once they are there', async ({
    page,
    context,
    system,
  }) => {
    await page.goto(`${system.site}/kontak`);
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Peta' }));
    const button = page.getByRole('button', { name: 'Tampilkan peta Google' });
    await button.click();
    await expect(page.getByRole('alert')).toContainText(failed);
    await expect(button).not.toHaveAttribute('data-waiting');
    await context.unrouteAll();
    await expect(async () => {
      await button.click();
      await expect(page.locator('iframe')).toHaveCount(1, { timeout: 500 });
    }).toPass();
  });

  test('[R-04] a category, a search and more of a list open as without scripts', async ({
    page,
    system,
  }) => {
    await page.goto(`${system.site}/artikel`);
    await page.getByRole('link', { name: 'Muat lebih banyak' }).click();
    await expect(page).toHaveURL(`${system.site}/artikel?halaman=2`);
    await page.goto(`${system.site}/artikel`);
    await page.getByRole('button', { name: 'Opini' }).click();
    await expect(page).toHaveURL(/kategori=Opini/);
    await page.getByRole('searchbox').fill('sawah');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=sawah/);
  });

  test('[K-04] a class that is chosen is sent with its form', async ({ page, system }) => {
    await page.goto(`${system.site}/data-siswa`);
    await page.getByRole('combobox', { name: 'Kelas' }).selectOption('XI');
    await expect(page).toHaveURL(/kelas=XI/);
    await expect(page.getByRole('combobox', { name: 'Kelas' })).toHaveValue('XI');
  });
});

test('[R-04] a first touch shows at once that it was taken, and takes effect once', async ({
  page,
  system,
}) => {
  const release = await holdRoute(page, '**/assets/*.js');
  await page.goto(`${system.site}/artikel`);
  const articles = page.getByRole('region', { name: 'Daftar artikel' }).getByRole('article');
  await expect(articles).toHaveCount(12);
  const more = page.getByRole('link', { name: 'Muat lebih banyak' });
  await more.click();
  await more.click();
  await expect(more).toHaveAttribute('data-waiting', '');
  const entries = await page.evaluate(() => history.length);
  release();
  await expect(articles).toHaveCount(24);
  await expect(page).toHaveURL(`${system.site}/artikel?halaman=2`);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('[A-01] a search typed before its code came runs then', async ({ page, system }) => {
  const release = await holdRoute(page, '**/assets/entry-plain*.js');
  await page.goto(`${system.site}/artikel`);
  const field = page.getByRole('searchbox', { name: 'Cari artikel' });
  await field.pressSequentially('santri');
  release();
  await expect(page).toHaveURL(/\?q=santri$/);
  await expect(field).toHaveValue('santri');
});

test('[A-01] a category is marked until its list is there, and Back shows the one before', async ({
  page,
  system,
}) => {
  const release = await holdRoute(page, '**/artikel?kategori=Opini');
  await page.goto(`${system.site}/artikel`);
  const category = page.getByRole('button', { name: 'Opini' });
  await category.click();
  await expect(category).toHaveAttribute('data-waiting', '');
  release();
  await expect(page).toHaveURL(`${system.site}/artikel?kategori=Opini`);
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(category).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect(page).toHaveURL(`${system.site}/artikel`);
});

test('[A-01] by keyboard the focus stays on the category', async ({ page, system }) => {
  await page.goto(`${system.site}/artikel`);
  const category = page.getByRole('button', { name: 'Opini' });
  await page.getByRole('button', { name: 'Tahfidz' }).focus();
  await page.keyboard.press('Tab');
  await expect(category).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${system.site}/artikel?kategori=Opini`);
  await expect(category).toBeFocused();
});

test('[L-01] without a connection a category says so in words, and its page stays', async ({
  page,
  context,
  system,
}) => {
  await page.goto(`${system.site}/artikel`, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Opini' }).click();
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect(page).toHaveURL(`${system.site}/artikel`);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});

test('[K-04] [G-02] where no script is fetched ahead a class and a picture open all the same', async ({
  page,
  system,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  const scripts = scriptsOf(page);
  await page.goto(`${system.site}/data-siswa`);
  await page.getByRole('combobox', { name: 'Kelas' }).selectOption('XI');
  await expect(page).toHaveURL(/kelas=XI/);
  await page.goto(`${system.site}/galeri`, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('region', { name: 'Daftar gambar' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[A-02] more of a list is fetched once its link is in view, and not again at the touch', async ({
  page,
  system,
}) => {
  const asked = askedFor(page, '?halaman=2');
  const more = await openArticles(page, system);
  expect(asked).toEqual([]);
  await more.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual(['fetch']);
  await more.click();
  await expect(articlesOf(page)).toHaveCount(24);
  expect(asked).toEqual(['fetch']);
});

test('[A-02] [L-01] what was fetched ahead of a list shows without a connection too', async ({
  page,
  context,
  system,
  allowConsoleError,
}) => {
  // Its pictures.
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  const more = await openArticles(page, system);
  const fetched = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('?halaman=2'),
  );
  await more.scrollIntoViewIfNeeded();
  await fetched;
  await context.setOffline(true);
  await more.click();
  await expect(articlesOf(page)).toHaveCount(24);
});

test('[A-02] where bytes are spared more of a list waits for its touch', async ({
  page,
  system,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = askedFor(page, '?halaman=2');
  const more = await openArticles(page, system);
  await more.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await more.click();
  await expect(articlesOf(page)).toHaveCount(24);
  expect(asked).toEqual(['fetch']);
});

test('[A-02] more of a list that could not be fetched ahead comes at the touch', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/503/);
  await page.route('**/artikel?halaman=2', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  const asked = askedFor(page, '?halaman=2');
  const more = await openArticles(page, system);
  await more.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toHaveLength(1);
  await more.click();
  await expect(articlesOf(page)).toHaveCount(24);
  expect(asked).toEqual(['fetch', 'fetch']);
});

const articlesOf = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens the articles until they are at rest. @returns the link to more of them, below what is in view. */
async function openArticles(page: Page, system: System): Promise<Locator> {
  await page.goto(`${system.site}/artikel`, { waitUntil: 'networkidle' });
  return page.getByRole('link', { name: 'Muat lebih banyak' });
}

/** Collects how a page asks for addresses with this query: as `fetch` or as `document`. */
function askedFor(page: Page, query: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).search === query) asked.push(request.resourceType());
  });
  return asked;
}

/** Collects the paths of the scripts that a page is asked to run: the browser fetches those ahead as `fetch`. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && openingScripts.test(pathname))
      scripts.push(pathname);
  });
  return scripts;
}
