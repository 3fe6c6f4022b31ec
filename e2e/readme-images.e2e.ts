import { docsScreenshot } from './docs-screenshot.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 860 }, colorScheme: 'light' });

test('the README’s picture of the public site', async ({ page, system }) => {
  await page.goto(system.site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot(docsScreenshot('situs.jpg'));
});

test('the README’s picture of the admin', async ({ admin }) => {
  await admin.getByRole('button', { name: 'Ubah', exact: true }).nth(1).click();
  await expect(admin.getByRole('button', { name: 'Simpan Perubahan' })).toBeVisible();
  await expect(admin.getByRole('textbox', { name: 'Isi', exact: true })).toBeVisible();
  const picture = admin.getByAltText('Pratinjau').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await admin.evaluate(() => document.fonts.ready);
  await admin.screenshot(docsScreenshot('admin.jpg'));
});
