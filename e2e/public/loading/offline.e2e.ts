import { expect, test } from '../../fixtures.ts';

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/ERR_INTERNET_DISCONNECTED/));

test('[L-01] a list that is asked for without a connection says so, and is shown when it is back', async ({
  page,
  context,
  system,
}) => {
  await page.goto(`${system.site}/artikel`, { waitUntil: 'networkidle' });
  const results = page.getByRole('region', { name: 'Daftar artikel' });
  await page.getByRole('button', { name: 'Opini' }).click();
  await expect(results.getByRole('article').first()).toContainText('Opini');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Tahfidz' }).click();
  await expect(page.getByRole('alert')).toContainText('Bagian ini belum dapat dimuat.');
  await expect(results.getByRole('article').first()).toContainText('Opini');
  await context.setOffline(false);
  await expect(results.getByRole('article').first()).toContainText('Tahfidz');
  await expect(page).toHaveURL(`${system.site}/artikel?kategori=Tahfidz`);
});

test('[R-06] a link says in words that there is no connection, at the link, and the page stays', async ({
  page,
  context,
  system,
}) => {
  await page.goto(`${system.site}/kontak`);
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  await context.setOffline(true);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Galeri' });
  await link.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Tidak ada sambungan internet.');
  const [words, place] = [await alert.boundingBox(), await link.boundingBox()];
  if (!(words && place)) throw new Error('Keduanya terlihat.');
  expect(words.y - place.y - place.height).toBeCloseTo(8, 0);
  expect(words.x).toBeCloseTo(place.x, 0);
  await expect(page).toHaveURL(`${system.site}/kontak`);
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL(`${system.site}/galeri`);
});
