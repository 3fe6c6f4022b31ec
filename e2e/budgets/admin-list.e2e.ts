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
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  const url = `${system.admin}/adminsekolah/articles`;
  const { json, pictures } = await traffic(page, url, () =>
    expect(page.getByRole('row').nth(1)).toBeVisible(),
  );
  console.log(`list: JSON ${json} B, pictures ${pictures} B`);
  expect(json).toBeGreaterThan(0);
  expect(json).toBeLessThanOrEqual(budget.json);
  expect(json + pictures).toBeLessThanOrEqual(budget.list);
  await context.close();
});
