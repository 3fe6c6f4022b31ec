import { budgets } from '../../e2e/budgets/budgets.ts';
import { phone, type Traffic, traffic } from '../../e2e/budgets/traffic.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { report } from '../harness/report.ts';
import { copyArticles } from './copy-articles.ts';
import { slowDown } from './slow-phone.ts';

/** How many articles there are, one after the other. */
const sizes = [202, 10_000];
const budget = budgets.adminList;

test('bytes of the list of articles by kind, and how long it takes, cold on a slow phone', async ({
  admin,
  browser,
  system,
}) => {
  const storageState = await admin.context().storageState();
  const rows: Record<string, Omit<Traffic, 'body'> & { list: number; milliseconds: number }> = {};
  for (const size of sizes) {
    copyArticles(system, size);
    const context = await browser.newContext({ ...phone, storageState });
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    const start = performance.now();
    const firstRow = page.getByRole('row').nth(1).waitFor({ timeout: 120_000 });
    const shown = firstRow.then(() => Math.round(performance.now() - start));
    const url = `${system.admin}/adminsekolah/articles`;
    const { body: _, ...bytes } = await traffic(page, url, async () => {
      await shown;
      // The pictures of the first rows come after them.
      await page.waitForTimeout(10_000);
    });
    const list = bytes.json + bytes.pictures + bytes.rest;
    rows[`${size} articles`] = { ...bytes, list, milliseconds: await shown };
    await context.close();
  }
  report('admin', rows);
  for (const [size, { json, list }] of Object.entries(rows)) {
    expect(json, size).toBeGreaterThan(0);
    expect.soft(json, `${size}: JSON`).toBeLessThanOrEqual(budget.json);
    expect.soft(list, `${size}: the list`).toBeLessThanOrEqual(budget.list);
  }
});
