import type { Page } from '@playwright/test';
import { expect, holdRoute, test } from '../../fixtures.ts';

/** A sample page with a gallery of three pictures and the card of a map. */
const facilities = '/halaman/fasilitas';

/** Google's pages are out of reach for a test. @returns the addresses that were asked for. */
async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Peta</p>' });
  });
  return asked;
}

const cardOf = (page: Page) => page.getByRole('link', { name: 'Lihat peta Google' });
const mapButton = (page: Page) => page.getByRole('button', { name: 'Tampilkan peta Google' });

test('[R-05] a map, a picture and a card open in place', async ({ page, system }) => {
  await standInForGoogle(page);
  await page.goto(system.site + facilities);
  await page.locator('.gallery a').nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Foto' }).getByRole('status')).toHaveText('2 / 3');
  await page.keyboard.press('Escape');
  await cardOf(page).click();
  await expect(page.locator('iframe')).toBeFocused();

  await page.goto(`${system.site}/kontak`);
  await mapButton(page).click();
  await expect(page.locator('iframe')).toBeFocused();
});

test('[R-05] [E-09] a card loads nothing foreign before it is touched, and then its map once', async ({
  page,
  system,
}) => {
  const asked = await standInForGoogle(page);
  const release = await holdRoute(page, '**/assets/open-body-link*.js');
  await page.goto(system.site + facilities);
  const card = cardOf(page);
  await card.dblclick();
  await expect(card).toHaveAttribute('data-waiting', '');
  expect(asked).toEqual([]);
  release();
  await expect(page.frameLocator('iframe').getByText('Peta')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(card).toBeHidden();
});

test('[R-05] by keyboard: the pictures of a text open, and the focus returns', async ({
  page,
  system,
}) => {
  await page.goto(system.site + facilities);
  const pictures = page.locator('.gallery a');
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Foto' });
  await expect(large.getByRole('status')).toHaveText('1 / 3');
  await page.keyboard.press('ArrowRight');
  await expect(large.getByRole('status')).toHaveText('2 / 3');
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(pictures.nth(1)).toBeFocused();
});

test('[R-05] where its file cannot be had a link is followed, and a button works once it can', async ({
  page,
  system,
  allowConsoleError,
}) => {
  // The browser's own styles around a picture, which its headers forbid.
  allowConsoleError(/ERR_FAILED|Applying inline style/);
  await page.route('**/assets/open-*.js', (route) => route.abort());
  await page.goto(system.site + facilities);
  const picture = page.locator('.gallery a').first();
  const file = await picture.evaluate((link: HTMLAnchorElement) => link.href);
  await picture.click();
  await expect(page).toHaveURL(file);

  await standInForGoogle(page);
  await page.goto(`${system.site}/kontak`);
  await mapButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Bagian ini belum dapat dimuat.');
  await page.unroute('**/assets/open-*.js');
  await mapButton(page).click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('[R-05] the controls compete with no picture: they come once the page is loaded, or at the first touch', async ({
  page,
  system,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = () => asked.some((path) => path.includes('entry-plain'));
  const release = await holdRoute(page, '**/uploads/**');
  await page.goto(system.site, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.some((path) => path.startsWith('/uploads/'))).toBe(true);
  // Frames that are painted while the pictures are on their way.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(isAsked()).toBe(false);
  release();
  await expect.poll(isAsked).toBe(true);

  asked.length = 0;
  await page.route('**/uploads/**', () => {});
  await page.goto(`${system.site}/galeri`, { waitUntil: 'domcontentloaded' });
  expect(isAsked()).toBe(false);
  // Before it has painted a page the browser drops what is pressed on it.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  expect(isAsked()).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(isAsked).toBe(true);
});
