import { expect, test } from '../../fixtures.ts';
import { button, rows, uniqueTitle } from '../resource-steps.ts';

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(({ allowConsoleError }) => allowConsoleError(/ERR_INTERNET_DISCONNECTED/));

test('[P22] a screen whose chunk fails says so, navigation works, and it is retried', async ({
  admin,
  context,
}) => {
  const tab = (name: string) => admin.getByRole('navigation').getByRole('link', { name });
  const failure = admin.getByRole('alert').filter({ hasText: 'Gagal memuat data' });
  await expect(rows(admin).first()).toBeVisible();
  await context.setOffline(true);
  await tab('Prestasi').click();
  await expect(failure).toContainText('Tidak dapat terhubung ke server');
  const title = admin.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Halaman ini belum terbuka');
  await button(admin, 'Coba Lagi').click();
  await expect(failure).toBeVisible();
  await tab('Artikel').click();
  await expect(rows(admin).first()).toBeVisible();
  await tab('Prestasi').click();
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await expect(admin.getByRole('heading', { level: 1, name: 'Prestasi' })).toBeVisible();
  await expect(rows(admin).first()).toBeVisible();
});

test('[P22] a preview that does not come leaves the form as it is, and comes later, styled', async ({
  admin,
  context,
}) => {
  const title = uniqueTitle('Pawai');
  await button(admin, 'Tulis artikel').click();
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await admin.getByRole('textbox', { name: 'Isi' }).fill('Hujan reda sebelum subuh.');
  await context.setOffline(true);
  await button(admin, 'Pratinjau').click();
  await expect(admin.getByText(/^Tidak dapat terhubung ke server/)).toBeVisible();
  await expect(admin.getByLabel('Judul', { exact: true })).toHaveValue(title);
  await context.setOffline(false);
  // On a phone it lies over the button.
  await button(admin, 'Tutup pemberitahuan').click();
  await button(admin, 'Pratinjau').click();
  const dialog = admin.getByRole('dialog', { name: 'Pratinjau' });
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveCSS('border-top-width', '0px');
});
