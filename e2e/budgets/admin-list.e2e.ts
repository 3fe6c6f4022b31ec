import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { budgets } from './budgets.ts';
import { phone, traffic } from './traffic.ts';

const budget = budgets.adminList;

test('[P07] the admin’s list of articles: at most 12 KB of JSON, 150 KB with its pictures', async ({
  admin,
  browser,
  request,
  system,
}) => {
  const storageState = await admin.context().storageState();
  const url = `${system.admin}/adminsekolah/articles`;
  // A busy machine answers the first to ask for a picture with its original, and keeps that for minutes only.
  for (const picture of await picturesAt(
    await browser.newContext({ ...phone, storageState }),
    url,
  )) {
    const caching = async () => {
      const response = await request.get(picture, { headers: { Accept: 'image/avif,*/*' } });
      return response.headers()['cache-control'];
    };
    await expect.poll(caching, { message: picture }).toContain('immutable');
  }
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

/** The addresses of the pictures that the list of a page shows. */
async function picturesAt(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const pictures = page.getByRole('row').locator('img');
  const addresses = await pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => image.currentSrc || image.src),
  );
  await context.close();
  return addresses;
}
