import { messages } from '@pesantren/content/messages';
import { pauseClock } from '../../fixed-clock.ts';
import { expect, test } from '../../fixtures.ts';

test('[B-03] the home page shows at most six articles and leads to all', async ({
  page,
  system,
}) => {
  await page.goto(system.site);
  const heading = page.getByRole('heading', { name: 'Berita & Highlight' });
  const news = page.locator('section', { has: heading });
  await expect(news.getByRole('article')).toHaveCount(6);
  await news.getByRole('link', { name: 'Lihat Semua Berita' }).click();
  await expect(page).toHaveURL(`${system.site}/artikel`);
});

test('[A-01] search and category combine, and stand in the address', async ({ page, system }) => {
  await page.goto(`${system.site}/artikel`);
  const results = page.getByRole('main').getByRole('article');
  await expect(results).toHaveCount(12);
  await page.getByRole('main').getByRole('button', { name: 'Tahfidz' }).click();
  await expect(page).toHaveURL(/kategori=tahfidz/i);
  await page.getByRole('searchbox').fill('khataman');
  await expect(page).toHaveURL(/q=khataman/);
  await expect(results.first()).toContainText(/khataman/i);
  await page.goBack();
  await page.goto(`${system.site}/artikel?kategori=TAHFIDZ`);
  await expect(results.first()).toContainText('Tahfidz');
});

test('[A-02] [F-32] load more adds twelve, keeps the place and leads to the first of them', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/artikel`);
  const results = page.getByRole('main').getByRole('article');
  const more = page.getByRole('link', { name: 'Muat lebih banyak' });
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect.poll(() => results.count()).toBeGreaterThan(12);
  await expect(page).toHaveURL(/halaman=2/);
  await expect(results.nth(12).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^(?:24 dari )?\d+ artikel$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(before - 50);
});

test('[A-03] nothing found says so in the words of the specification', async ({ page, system }) => {
  await page.goto(`${system.site}/artikel?q=zzzz`);
  await expect(page.getByText(messages.articlesFilteredEmpty)).toBeVisible();
});

test('[A-04] the link is really copied, says Disalin, and reverts', async ({
  page,
  context,
  system,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`${system.site}/artikel`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/artikel\/[a-z0-9-]+$/);
  await expect(page.getByRole('button', { name: 'Salin tautan' })).toBeVisible();
  await pauseClock(page);
  await page.getByRole('button', { name: 'Salin tautan' }).click();
  await expect(page.getByRole('button', { name: messages.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Salin tautan' })).toBeVisible();
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(`${system.site}/artikel`);
});

test('[A-05] an unknown slug: its message with status 404', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  const response = await page.goto(`${system.site}/artikel/tidak-pernah-ada`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(messages.articleNotFound)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the search field’s focus ring is whole, and its cross empties it', async ({
    page,
    system,
  }) => {
    await page.goto(`${system.site}/artikel?q=sawah`);
    const search = page.getByRole('searchbox');
    await search.focus();
    const field = await search.boundingBox();
    if (!field) throw new Error('no field');
    const { x, y, width, height } = field;
    // What lies where the ring's last line is drawn is not the bar of categories.
    const under = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('.sticky') ?? null,
      [x + width / 2, y + height + 4] as const,
    );
    expect(under).toBeNull();
    await page.touchscreen.tap(x + width - 22, y + height / 2);
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL(`${system.site}/artikel`);
  });

  test('a category chosen by the address is in sight', async ({ page, system }) => {
    await page.goto(`${system.site}/artikel?kategori=Prestasi`);
    const chosen = page.getByRole('button', { name: 'Prestasi', pressed: true });
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });
});
