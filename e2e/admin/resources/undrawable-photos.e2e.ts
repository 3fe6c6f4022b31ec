import { expect, test } from '../../fixtures.ts';
import { photo } from '../../sample-files/photo.ts';
import { button, rowOf, uniqueTitle } from '../resource-steps.ts';
import { chooseFiles } from '../writing/photo-steps.ts';

/** A phone's HEIC as far as its first bytes, which this browser cannot draw. */
const heic = {
  name: 'IMG_0001.heic',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
};
const help = /kirim foto itu ke diri sendiri lewat WhatsApp, lalu unggah yang dari WhatsApp/;

test('[F-83] one HEIC among the photos is told at once, and the others are saved', async ({
  signedInPage: admin,
  system,
}) => {
  const title = uniqueTitle('Wisuda');
  await admin.goto(`${system.admin}/adminsekolah/gallery`);
  await chooseFiles(admin, 'Unggah beberapa foto', [
    await photo(),
    heic,
    { ...(await photo()), name: 'sore.jpg' },
  ]);
  const batch = admin.getByRole('region', { name: 'Beberapa foto sekaligus' });
  const refused = batch.getByRole('listitem').filter({ hasText: heic.name });
  await expect(refused.getByRole('alert')).toHaveText(help);
  await expect(refused.getByRole('checkbox')).not.toBeChecked();
  await expect(admin.getByText(/Menunggu sambungan/)).toHaveCount(0);
  await batch.getByLabel('Satu judul untuk semua').fill(title);
  await button(admin, 'Simpan 2 foto').click();
  await expect(rowOf(admin, title)).toHaveCount(2);
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: /^Lepas/ }).click();
});

test('[F-83] a HEIC is told at once in a field, in a text and without a network', async ({
  signedInPage: admin,
  context,
  system,
  allowConsoleError,
}) => {
  // What the app fetches ahead.
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await admin.goto(`${system.admin}/adminsekolah/articles/new`);
  const field = admin.getByRole('group', { name: 'Gambar utama' });
  await expect(admin.getByRole('toolbar', { name: 'Format teks' })).toBeVisible();
  await field.getByLabel('Pilih gambar').setInputFiles(heic);
  await expect(field.getByRole('alert')).toHaveText(help);
  await expect(field.getByRole('button', { name: /^Unggah ulang/ })).toHaveCount(0);

  await chooseFiles(admin, 'Foto', [heic, await photo()]);
  const toast = admin.locator('[data-toast]').filter({ hasText: help });
  await expect(toast).toBeVisible();
  const text = admin.getByRole('textbox', { name: 'Isi' });
  await expect(text.getByRole('img')).toHaveCount(1);
  await expect(text.getByRole('button', { name: /Coba lagi/ })).toHaveCount(0);

  await context.setOffline(true);
  await field.getByLabel('Pilih gambar').setInputFiles({ ...heic, name: 'IMG_0002.heic' });
  await expect(field.getByRole('alert')).toHaveText(help);
  await expect(field.getByText(/dilanjutkan sendiri/)).toHaveCount(0);
});
