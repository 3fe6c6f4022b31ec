import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** Presses a link as who wants it beside the open page. @returns the address that opened. */
async function openBeside(page: Page, name: string): Promise<string> {
  const tab = page.context().waitForEvent('page');
  await page.getByRole('link', { name }).click({ modifiers: ['ControlOrMeta'] });
  const opened = await tab;
  await opened.waitForURL(/^http/);
  const address = opened.url();
  await opened.close();
  return address;
}

test('[A-04] [G-02] links with their own navigation open in a new tab on request', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/artikel?kategori=Opini`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/artikel\/[a-z0-9-]+$/);
  const article = page.url();
  expect(await openBeside(page, 'Kembali')).toBe(`${system.site}/artikel`);
  expect(page.url()).toBe(article);

  const picture = `${system.site}/galeri?foto=5`;
  await page.goto(picture);
  expect(await openBeside(page, 'Gambar berikutnya')).toBe(`${system.site}/galeri?foto=4`);
  expect(await openBeside(page, 'Tutup')).toBe(`${system.site}/galeri`);
  expect(page.url()).toBe(picture);
});
