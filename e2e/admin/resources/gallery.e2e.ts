import { expect, test } from '../../fixtures.ts';
import {
  addItem,
  dismissToast,
  edit,
  expectFound,
  leaveForm,
  onPhone,
  openList,
  removeAndUndo,
  rowOf,
  seededPicture,
  sendEmpty,
  startButton,
  uniqueTitle,
} from '../resource-steps.ts';
import { uploadsInto } from './upload-steps.ts';

onPhone(600, () => {
  test('[M-04] [M-05] [M-06] a gallery item: required fields, added, edited, Batal', async ({
    signedInPage: admin,
    system,
  }) => {
    const title = uniqueTitle('Sawah pagi');
    await openList(admin, system, 'gallery');
    await sendEmpty(admin, ['Judul wajib diisi.', 'URL gambar wajib diisi.']);
    const name = admin.getByLabel('Judul', { exact: true });
    await name.fill(title);
    await admin.getByText('Lainnya').click();
    await admin.getByLabel('Alamat gambar di internet').fill(seededPicture(system));
    await admin.getByRole('combobox', { name: 'Kategori' }).fill('Alam');
    await leaveForm(admin, 'Terbitkan', 'gallery_items.php');
    await dismissToast(admin, 'Foto disimpan.');
    await expect(rowOf(admin, title)).toContainText('Alam');

    await edit(admin, title);
    await expect(name).toHaveValue(title);
    await name.fill(`${title} berkabut`);
    await leaveForm(admin, 'Batal', 'gallery_items.php');
    await expect(rowOf(admin, title)).not.toContainText('berkabut');

    await edit(admin, title);
    await name.fill(`${title} cerah`);
    await leaveForm(admin, 'Simpan Perubahan', 'gallery_items.php');
    await dismissToast(admin, 'Foto disimpan.');
    await expect(rowOf(admin, `${title} cerah`)).toBeVisible();
  });

  test('[M-08] [M-09] a gallery item: found by each field of the search, deleted, taken back', async ({
    signedInPage: admin,
    system,
  }) => {
    const [title, category] = [uniqueTitle('Cari'), uniqueTitle('rumpun')];
    const mark = uniqueTitle('tanda').replace(' ', '-');
    const image = `${seededPicture(system)}?${mark}`;
    const id = await addItem(admin, system, 'gallery_items', { title, category, image });
    await openList(admin, system, 'gallery');
    for (const search of [title, category, mark, id]) await expectFound(admin, search, title);
    await admin.getByRole('searchbox').fill(`${mark} lain`);
    await expect(admin.getByText('Tidak ada foto yang sesuai dengan pencarian.')).toBeVisible();
    await expectFound(admin, title, title);
    await removeAndUndo(admin, title, 'Hapus item galeri ini?');
  });

  test('[M-07] a gallery picture: "Mengunggah...", its URL, and each way to fail', async ({
    signedInPage: admin,
    system,
    allowConsoleError,
  }) => {
    await openList(admin, system, 'gallery');
    await startButton(admin).click();
    await uploadsInto(admin, system, allowConsoleError, 'Gambar', 'gambar');
  });
});
