import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hasFetchedAhead, watchEvaluatedScripts } from '../evaluated-scripts.ts';
import { expect, test } from '../fixtures.ts';
import { pages } from '../public/public-pages.ts';
import { budgets } from './budgets.ts';

const budget = budgets.firstLoad;

/** A sample page with pictures and a card in its text. */
const facilities = '/halaman/fasilitas';

for (const path of [...pages.map((page) => page.path), facilities, '/tidak-ada']) {
  test(`[R-05] [R-07] first load of ${path}: at most 8 KB of script with all its controls used, 11 KB of style, 6 of them before the title`, async ({
    page,
    system,
    allowConsoleError,
  }, info) => {
    if (path === '/tidak-ada') allowConsoleError(/status of 404/);
    const { script, style: sheets } = await firstLoad(page, system.site + path, async () => {
      await page.waitForFunction(hasFetchedAhead);
    });
    expect(sheets).toBe(0);
    // Those of the font and of the head, which the first words wait for, and the rest behind the title.
    const own = await page.locator('style').allTextContents();
    const style = brotliCompressSync(own.join('')).length;
    const first = brotliCompressSync(own.slice(0, 2).join('')).length;
    info.annotations.push({ type: 'bytes', description: `script ${script}, style ${style}` });
    console.log(path, { script, style, first });
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(budget.page.script);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(budget.page.firstStyle);
    expect(style).toBeLessThanOrEqual(budget.page.style);
  });
}

test('first load of the admin’s login: at most 160 KB of script', async ({ page, system }) => {
  const { script, ahead, style } = await adminLoad(page, `${system.admin}/adminsekolah/login`);
  console.log(`login: script ${script} B, fetched ahead ${ahead} B, style ${style} B (brotli)`);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(budget.adminLogin.script);
});

test('first load of an admin’s list: at most 230 KB of script', async ({ admin, system }) => {
  const page = await admin.context().newPage();
  // What comes seconds later, once the page is at rest, is no part of it: on a busy machine it would come before the rows.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const soon = (act: () => void, delay = 0) => (delay < 2000 ? setTimeout(act, delay) : 0);
    Object.assign(window, { setTimeout: soon });
  });
  const url = `${system.admin}/adminsekolah/articles`;
  const { script, ahead, style } = await adminLoad(page, url, () =>
    expect(page.getByRole('row').nth(1)).toBeVisible(),
  );
  console.log(`list: script ${script} B, fetched ahead ${ahead} B, style ${style} B (brotli)`);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(budget.adminList.script);
});

/** Counts what a page of the admin loads and runs first, and beside it what the browser only fetches ahead. */
async function adminLoad(page: Page, url: string, shown?: () => Promise<void>) {
  const evaluatedScripts = await watchEvaluatedScripts(page);
  const { script, style, lengths } = await firstLoad(page, url, shown);
  const evaluated = await evaluatedScripts();
  const sizes = evaluated.map((path) => lengths.get(path) ?? 0);
  const run = sizes.reduce((sum, size) => sum + size, 0);
  return { script: run, ahead: script - run, style };
}

/**
 * Counts what a page loads first, in bytes of brotli as they are sent, each file once, fetched ahead or not. `shown` is
 * awaited where code comes in steps, between which the network may be idle.
 */
async function firstLoad(page: Page, url: string, shown?: () => Promise<void>) {
  const bytes = { script: 0, style: 0 };
  const encodings = new Set<string>();
  const lengths = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(?:js|css)$/.test(pathname)) return;
    const { 'content-encoding': encoding = 'none', 'content-length': length } = response.headers();
    encodings.add(encoding);
    lengths.set(pathname, Number(length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await shown?.();
  await page.waitForLoadState('networkidle');
  expect(encodings).toEqual(new Set(['br']));
  for (const [file, length] of lengths) bytes[file.endsWith('.css') ? 'style' : 'script'] += length;
  return { ...bytes, lengths };
}
