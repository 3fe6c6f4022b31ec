import { limits } from '@pesantren/content/limits';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';

type Item = { id: number; title: string; category: string; image: string };

const tilesOf = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const dialogOf = (page: Page) => page.getByRole('dialog');
/** The dialog once the page's code has taken it over. */
const modalOf = (page: Page) => page.locator('dialog:modal');

/** The gallery with its code at work. */
async function openGallery(page: Page, site: string, query = ''): Promise<void> {
  await page.goto(`${site}/galeri${query}`, { waitUntil: 'networkidle' });
}

/** Fingers on the screen that move at once, from and to these places. */
async function gesture(page: Page, paths: readonly { from: number; to: number }[]): Promise<void> {
  const steps = 10;
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove', done: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: paths.map(({ from, to }, id) => ({ id, x: from + (to - from) * done, y: 400 })),
    });
  await send('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) await send('touchMove', step / steps);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('[B-08] home: the first six pictures, and the way to all of them', async ({
  page,
  request,
  system,
}) => {
  const all = await readList<Item>(request, system, 'gallery_items');
  await page.goto(system.site);
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Galeri', exact: true }),
  });
  await expect(section.getByRole('listitem').getByRole('link')).toHaveText(
    all.slice(0, limits.homeGallery).map(({ title }) => title),
  );
  await section.getByRole('link', { name: 'Lihat Semua Galeri' }).click();
  await expect(page).toHaveURL(`${system.site}/galeri`);
  await expect(tilesOf(page)).toHaveCount(all.length);
});

test('[F-105] an opened picture is its tile enlarged until the large one has come', async ({
  page,
  system,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGallery(page, system.site);
  const tile = tilesOf(page).first();
  const shown = await tile.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  const large = Promise.withResolvers<void>();
  await page.route(/\/uploads\//, async (route) => {
    await large.promise;
    await route.continue();
  });
  await tile.click();
  const picture = modalOf(page).locator('[data-place="0"] img');
  await expect(picture).toHaveCSS('background-image', `url("${shown}")`);
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  large.resolve();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});

test('[B-08] a picture of the home page opens in the gallery; closed, the gallery is there', async ({
  page,
  request,
  system,
}) => {
  const [first] = await readList<Item>(request, system, 'gallery_items');
  await page.goto(system.site, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: first?.title ?? '', exact: true }).click();
  await expect(page).toHaveURL(`${system.site}/galeri?foto=${first?.id}`);
  await expect(modalOf(page)).toHaveAccessibleName(first?.title ?? '');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${system.site}/galeri`);
  await page.goBack();
  await expect(page).toHaveURL(`${system.site}/`);
});

test('[G-01] a button for each category present, and ‘Semua’; the choice lives in the address', async ({
  page,
  request,
  system,
}) => {
  const all = await readList<Item>(request, system, 'gallery_items');
  const used = Object.entries(Object.groupBy(all, ({ category }) => category));
  const byUse = used.sort(
    ([a, one], [b, other]) => (other?.length ?? 0) - (one?.length ?? 0) || (a < b ? -1 : 1),
  );
  const categories = byUse.map(([category]) => category);
  await openGallery(page, system.site);
  const buttons = page.getByRole('form', { name: 'Kategori' }).getByRole('button');
  await expect(buttons).toHaveText(['Semua', ...categories]);
  await expect(tilesOf(page)).toHaveText(all.map(({ title }) => title));
  for (const category of categories) {
    await page.getByRole('button', { name: category }).click();
    const chosen = all.filter((item) => item.category === category);
    await expect(tilesOf(page)).toHaveText(chosen.map(({ title }) => title));
    await expect(page).toHaveURL(`${system.site}/galeri?kategori=${category}`);
    await expect(page.getByRole('status')).toHaveText(`${chosen.length} gambar`);
  }
  await page.reload();
  await expect(page.getByRole('button', { pressed: true })).toHaveText(categories.at(-1) ?? '');
  await page.getByRole('button', { name: 'Semua' }).click();
  await expect(tilesOf(page)).toHaveCount(all.length);
});

test('[G-01] the lightbox shows picture, title, category and counter', async ({
  page,
  request,
  system,
}) => {
  const all = await readList<Item>(request, system, 'gallery_items');
  await openGallery(page, system.site);
  for (const place of [1, 4]) {
    const item = all[place] as Item;
    await tilesOf(page).nth(place).click();
    await expect(page).toHaveTitle(`${item.title} · Galeri · Pesantren Lembah Alas`);
    await expect(dialogOf(page).getByRole('heading')).toHaveText(item.title);
    await expect(dialogOf(page)).toContainText(item.category);
    await expect(dialogOf(page)).toContainText(`Gambar ${place + 1} dari ${all.length}`);
    const picture = dialogOf(page).getByRole('img', { name: item.title });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Tutup' }).click();
    await expect(dialogOf(page)).toBeHidden();
  }
});

test('[G-02] arrow keys step round, Escape closes, the focus stays inside and returns', async ({
  page,
  request,
  system,
}) => {
  const all = await readList<Item>(request, system, 'gallery_items');
  const heading = dialogOf(page).getByRole('heading');
  const title = (index: number) => all.at(index)?.title ?? '';
  await openGallery(page, system.site);
  await tilesOf(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(title(0));
  await expect(modalOf(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(title(1));
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(title(0));
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(title(-1));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press(key);
      await expect(dialogOf(page).locator(':focus')).toHaveCount(1);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(tilesOf(page).first()).toBeFocused();
  await expect(page).toHaveURL(`${system.site}/galeri`);
});

test('[G-02] Back closes, however many were seen, and the page is where it was', async ({
  page,
  system,
}) => {
  await openGallery(page, system.site);
  await tilesOf(page).nth(5).click();
  await expect(dialogOf(page)).toBeVisible();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);
  for (const name of ['Gambar berikutnya', 'Gambar berikutnya', 'Gambar sebelumnya']) {
    await page.getByRole('link', { name }).click();
  }
  await expect(dialogOf(page)).toContainText('Gambar 7 dari');
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(`${system.site}/galeri`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  await page.goForward();
  await expect(dialogOf(page)).toContainText('Gambar 7 dari');
});

test('[G-02] the link to a picture opens it, and closing it leads to its tile', async ({
  page,
  request,
  system,
}) => {
  const item = (await readList<Item>(request, system, 'gallery_items'))[10] as Item;
  await openGallery(page, system.site, `?foto=${item.id}`);
  await expect(dialogOf(page)).toHaveAccessibleName(item.title);
  await expect(modalOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${system.site}/galeri`);
  await expect(page.getByRole('link', { name: item.title })).toBeFocused();
});

test('[G-02] without JavaScript a picture stands in the page, and its links lead on', async ({
  browser,
  request,
  system,
}) => {
  const all = await readList<Item>(request, system, 'gallery_items');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${system.site}/galeri`);
  await page.getByRole('button', { name: 'Alam' }).click();
  await expect(page).toHaveURL(`${system.site}/galeri?kategori=Alam`);
  const chosen = all.filter(({ category }) => category === 'Alam');
  await page.getByRole('link', { name: chosen[0]?.title ?? '' }).click();
  await expect(dialogOf(page).getByRole('img', { name: chosen[0]?.title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Gambar berikutnya' }).click();
  await expect(dialogOf(page).getByRole('heading')).toHaveText(chosen[1]?.title ?? '');
  await expect(tilesOf(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(`${system.site}/galeri?kategori=Alam`);
  await context.close();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('[G-02] a swipe steps on, two fingers enlarge', async ({ page, system }) => {
    await openGallery(page, system.site, '?foto=14');
    const stage = dialogOf(page).getByRole('region', { name: 'Galeri' });
    await expect(stage).toBeVisible();
    await gesture(page, [{ from: 330, to: 60 }]);
    await expect(page).toHaveURL(/foto=13$/);
    await gesture(page, [{ from: 60, to: 330 }]);
    await expect(page).toHaveURL(/foto=14$/);
    const picture = stage.locator('[role=group]:not([inert]) img');
    const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(390);
    await gesture(page, [
      { from: 165, to: 85 },
      { from: 225, to: 305 },
    ]);
    await expect.poll(width).toBeGreaterThan(600);
    await expect(page).toHaveURL(/foto=14$/);
  });
});
