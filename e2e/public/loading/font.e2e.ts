import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { System } from '../../systems.ts';

/** Has the browser take its line for a slow one, as w3c NetworkInformation tells it. */
const slowLine = { saveData: false, downlink: 0.4 };

test('[R-07] on a fast line the first page has the school’s font', async ({ page, system }) => {
  await page.goto(system.site);
  await expect.poll(() => facesOf(page)).toEqual(['loaded']);
});

test('[R-07] on a slow line the font comes after the first page, and the next one has it', async ({
  context,
  page,
  system,
}) => {
  await tellsLine(context, slowLine);
  const noted = await fontAfterLoad(page, system);
  expect(await facesOf(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({ huruf: noted });

  await page.goto(`${system.site}/kontak`);
  await expect.poll(() => facesOf(page)).toEqual(['loaded']);
});

test('[R-07] where pages may store nothing the font comes after each page on a slow line', async ({
  context,
  page,
  system,
}) => {
  await tellsLine(context, slowLine);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
  });
  await fontAfterLoad(page, system);
  await fontAfterLoad(page, system);
  expect(await facesOf(page)).toEqual([]);
});

test('[R-07] where bytes are spared no font is fetched', async ({ context, page, system }) => {
  await tellsLine(context, { saveData: true, downlink: 10 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.woff2')) fonts.push(request.url());
  });
  await page.goto(system.site, { waitUntil: 'networkidle' });
  expect(await facesOf(page)).toEqual([]);
  expect(fonts).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[R-07] the page asks for the school’s font', async ({ page, system }) => {
    const font = page.waitForRequest(/jakarta[^/]*\.woff2/);
    await page.goto(system.site);
    expect((await (await font).response())?.status()).toBe(200);
  });
});

async function tellsLine(context: BrowserContext, line: typeof slowLine): Promise<void> {
  await context.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, line);
}

/** Opens home, and awaits its font, which it asks for once it is loaded. @returns the path of the font. */
async function fontAfterLoad(page: Page, { site }: System): Promise<string> {
  await page.goto(site);
  const started = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource');
      const [font] = files.filter(({ name }) => name.endsWith('.woff2'));
      return font && visit && [new URL(font.name).pathname, font.startTime >= visit.loadEventStart];
    });
  await expect.poll(started).toEqual([expect.stringContaining('jakarta'), true]);
  return String((await started())?.[0]);
}

/** Tells how the faces of the school's font that the page has are. */
function facesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => /^"?Plus Jakarta Sans Variable"?$/.test(family))
      .map(({ status }) => status),
  );
}
