import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

/** `README_IMAGES=1` renews the pictures of the README; otherwise they stay with the run's results. */
const folder = process.env.README_IMAGES ? join(import.meta.dirname, '../docs/images') : undefined;
const picture = { type: 'jpeg', quality: 82 } as const;

test.use({ viewport: { width: 1280, height: 860 }, colorScheme: 'light' });

test('the README’s picture of the public site', async ({ page, system }, info) => {
  await page.goto(system.site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ ...picture, path: join(folder ?? info.outputDir, 'situs.jpg') });
});

test('the README’s picture of the admin', async ({ admin }, info) => {
  await admin.getByRole('button', { name: 'Edit' }).nth(1).click();
  await expect(admin.getByRole('button', { name: 'Simpan Perubahan' })).toBeVisible();
  await expect(admin.getByRole('row').nth(2).getByRole('img')).toBeVisible();
  await admin.screenshot({ ...picture, path: join(folder ?? info.outputDir, 'admin.jpg') });
});
