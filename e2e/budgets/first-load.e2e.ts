import { firstLoad } from '../first-load.ts';
import { expect, test } from '../fixtures.ts';
import { pages } from '../public/pages.ts';
import { budgets } from './budgets.ts';

const budget = budgets.firstLoad;

for (const path of [...pages.map((page) => page.path), '/tidak-ada']) {
  test(`first load of ${path}: at most 120 KB of script, 15 of them its own, 20 KB of style`, async ({
    page,
    system,
    announce,
  }, info) => {
    if (path === '/tidak-ada') announce(/status of 404/);
    const { script, style, own } = await firstLoad(page, system.site + path);
    info.annotations.push({ type: 'bytes', description: `script ${script}, style ${style}` });
    console.log(`${path}: script ${script} B, own ${own} B, style ${style} B (brotli)`);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(budget.page.script);
    expect(own).toBeGreaterThan(0);
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
