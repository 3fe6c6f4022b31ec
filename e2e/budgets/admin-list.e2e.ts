import { expect, test } from '../fixtures.ts';
import { budgets } from './budgets.ts';
import { phone, traffic } from './traffic.ts';

const budget = budgets.adminList;

test('[P07] the admin’s list of articles: at most 12 KB of JSON, 150 KB with its pictures', async ({
  admin,
  browser,
  system,
}) => {
  const storageState = await admin.context().storageState();
  const url = `${system.admin}/adminsekolah/articles`;
  // A busy machine answers the first to ask for a picture with its original, and keeps that for minutes only.
  await expect
    .poll(async () => {
      const context = await browser.newContext({ ...phone, storageState });
      const page = await context.newPage();
      let originals = 0;
      page.on('response', (response) => {
        if (response.headers()['cache-control']?.startsWith('public, max-age=300')) originals += 1;
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await context.close();
      return originals;
    })
    .toBe(0);
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  const { json, pictures } = await traffic(page, url, () =>
    expect(page.getByRole('row').nth(1)).toBeVisible(),
  );
  console.log(`list: JSON ${json} B, pictures ${pictures} B`);
  expect(json).toBeGreaterThan(0);
  expect(json).toBeLessThanOrEqual(budget.json);
  expect(json + pictures).toBeLessThanOrEqual(budget.list);
  await context.close();
});
