import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../../fixtures.ts';

/** Records later requests of the page: the site's code, calls to its provider. */
function asked(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:assets|api)\//.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const news = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first();

test('on a hydrated page a link that is hovered or reached by keyboard brings its page’s code', async ({
  page,
  system,
}) => {
  await page.goto(system.site);
  await hydrate(page);
  const paths = asked(page);
  await news(page).hover();
  await expect.poll(() => paths.some((path) => path.startsWith('/assets/article-page'))).toBe(true);
});

test('nothing is prefetched for visitors who save data', async ({ page, system }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(system.site, { waitUntil: 'networkidle' });
  const paths = asked(page);
  await hydrate(page);
  await news(page).hover();
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Kontak' }).hover();
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => /article-page|contact-page|\/api\//.test(path))).toEqual([]);
});
