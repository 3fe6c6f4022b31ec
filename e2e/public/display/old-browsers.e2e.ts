import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { findLowContrast } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { pages } from '../public-pages.ts';
import { launchOldChromium, oldVersions } from './old-chromium.ts';

/** Opens a page of an old browser whose console errors come into `errors`. */
async function openOld(browser: Browser, options: BrowserContextOptions, errors: string[]) {
  const page = await (await browser.newContext({ locale: 'id-ID', ...options })).newPage();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return page;
}

/** How each element of a page is laid out; the two ways to the menu differ by browser, and a film's sources have no box. */
function layoutOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          !element.closest('svg, script, source, [popover], [popovertarget], [href="/menu"]'),
      )
      // A notice fills its page by `:has()`, which Chromium knows since 105.
      .filter((element) => !element.matches('main'))
      .map((element) => {
        const { display, position, visibility, fontSize } = getComputedStyle(element);
        // Chromium renamed the box of clamped lines in 136.
        const box = display.replace('-webkit-box', 'flow-root');
        return `${element.tagName} ${element.className}: ${box} ${position} ${visibility} ${fontSize}`;
      }),
  );
}

/** All pages in parts, each with a time of its own, at the two widths at which they are looked at. */
const paths = [...pages.map(({ path }) => path), '/menu', '/tidak-ada'];
const half = Math.ceil(paths.length / 2);
const parts = [
  { name: 'the first half of all pages', paths: paths.slice(0, half), width: 360 },
  { name: 'the second half of all pages', paths: paths.slice(half), width: 360 },
  { name: 'all pages', paths, width: 1280 },
];

for (const version of oldVersions) {
  test.describe(`Chromium ${version}`, () => {
    let old: Browser;
    test.beforeAll(async () => {
      old = await launchOldChromium(version);
    });
    test.afterAll(() => old.close());

    for (const { name, paths, width } of parts) {
      test(`[F-43] Chromium ${version} lays out ${name} at ${width} px, and colors them`, async ({
        browser,
        system,
      }) => {
        const errors: string[] = [];
        const viewport = { width, height: 740 };
        const page = await openOld(old, { viewport, reducedMotion: 'reduce' }, errors);
        const bare = await browser.newContext({ viewport, javaScriptEnabled: false });
        const modern = await bare.newPage();
        for (const path of paths) {
          await page.goto(system.site + path);
          await modern.goto(system.site + path);
          expect(await layoutOf(page), path).toEqual(await layoutOf(modern));
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(sideways, path).toBe(0);
          // The colors are the same at every width.
          for (const colorScheme of width === 360 ? (['light', 'dark'] as const) : []) {
            await page.emulateMedia({ colorScheme });
            expect(await findLowContrast(page), `${path} ${colorScheme}`).toEqual([]);
          }
        }
        await bare.close();
        await page.context().close();
        expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
      });
    }

    test(`[F-43] Chromium ${version} has menu, search and links`, async ({ system }) => {
      const errors: string[] = [];
      const page = await openOld(old, { viewport: { width: 360, height: 740 } }, errors);
      await page.goto(system.site);
      await tap(page, 'header [aria-label="Menu"]:not([popovertarget])');
      await page.waitForURL(`${system.site}/menu`);
      await tap(page, 'main a[href="/artikel"]');
      await page.waitForURL(`${system.site}/artikel`);
      await tap(page, 'main [type="search"]');
      await page.keyboard.type('khataman');
      await page.keyboard.press('Enter');
      await page.waitForURL(/q=khataman/);
      await tap(page, 'main article a');
      await page.waitForURL(/artikel\/.*khataman/);
      await page.goto(`${system.site}/galeri`);
      await tap(page, 'main button[value="Belajar"]');
      await page.waitForURL(/kategori=Belajar/);
      await page.context().close();
      expect(errors).toEqual([]);
    });

    test(`[F-43] the admin says in Chromium ${version} that it cannot run there`, async ({
      system,
    }) => {
      const page = await openOld(old, {}, []);
      await page.goto(`${system.admin}/adminsekolah/`);
      await expect(page.getByText('Peramban ini terlalu lama')).toBeInViewport();
      await page.context().close();
    });
  });
}

/** Presses what is seen in the middle of the first such element: locators need Chromium 105. */
async function tap(page: Page, selector: string): Promise<void> {
  const middle = await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  await page.mouse.click(middle.x, middle.y);
}

test('[F-43] the menu page leads to every page of the navigation', async ({ page, system }) => {
  await page.goto(`${system.site}/menu`);
  const links = page.getByRole('main').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual([
    '/',
    '/profil',
    '/profil/struktur-organisasi',
    '/artikel',
    '/pengumuman',
    '/prestasi',
    '/galeri',
    '/kontak',
    '/bergabung',
    '/orang-tua',
    '/data-siswa',
    '/cari',
  ]);
  await expect(page.getByRole('link', { name: 'Menu' })).toHaveCount(0);
});
