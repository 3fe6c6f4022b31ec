import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pages } from '../public/public-pages.ts';
import { budgets } from './budgets.ts';

const budget = budgets.firstLoad;

for (const path of [...pages.map((page) => page.path), '/tidak-ada']) {
  test(`first load of ${path}: at most 120 KB of script, 15 of them its own, 20 KB of style`, async ({
    page,
    system,
    allowConsoleError,
  }, info) => {
    if (path === '/tidak-ada') allowConsoleError(/status of 404/);
    const { script, style, own } = await firstLoad(page, system.site + path);
    info.annotations.push({ type: 'bytes', description: `script ${script}, style ${style}` });
    console.log(`${path}: script ${script} B, own ${own} B, style ${style} B (brotli)`);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(budget.page.script);
    // The 404 page has no code of its own.
    expect(own > 0).toBe(path !== '/tidak-ada');
    expect(own).toBeLessThanOrEqual(budget.page.own);
    expect(style).toBeGreaterThan(0);
    expect(style).toBeLessThanOrEqual(budget.page.style);
  });
}

test('first load of the admin’s login: at most 160 KB of script', async ({ page, system }) => {
  const { script, style } = await firstLoad(page, `${system.admin}/adminsekolah/login`);
  console.log(`login: script ${script} B, style ${style} B (brotli)`);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(budget.adminLogin.script);
});

test('first load of an admin’s list: at most 230 KB of script', async ({ admin, system }) => {
  const page = await admin.context().newPage();
  const { script, style } = await firstLoad(page, `${system.admin}/adminsekolah/articles`, () =>
    expect(page.getByRole('row').nth(1)).toBeVisible(),
  );
  console.log(`list: script ${script} B, style ${style} B (brotli)`);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(budget.adminList.script);
});

/**
 * Counts what a page loads first, in bytes of brotli as they are sent: scripts and style sheets, each file once; `own` is
 * the chunk of the site's page. `shown` is awaited where code comes in steps, between which the network may be idle.
 */
async function firstLoad(
  page: Page,
  url: string,
  shown?: () => Promise<void>,
): Promise<{ script: number; style: number; own: number }> {
  const bytes = { script: 0, style: 0, own: 0 };
  const seen = new Map<string, string>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if ((type !== 'script' && type !== 'stylesheet') || seen.has(response.url())) return;
    const { 'content-encoding': encoding = 'none', 'content-length': length } = response.headers();
    seen.set(response.url(), encoding);
    bytes[type === 'script' ? 'script' : 'style'] += Number(length);
    if (/-page-[^/]*\.js$/.test(response.url())) bytes.own += Number(length);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await shown?.();
  expect(new Set(seen.values())).toEqual(new Set(['br']));
  return bytes;
}
