import { expect, test } from '../fixtures.ts';
import {
  addItem,
  button,
  edit,
  finds,
  leaveForm,
  openList,
  removeAndUndo,
  rowOf,
  said,
  seededPicture,
  sendEmpty,
  titleOf,
  widths,
} from './resource-steps.ts';
import { uploadsInto } from './upload-steps.ts';

/** A carousel picture's row, which names its file and its id. */
const withId = (id: string) => new RegExp(`ID ${id}(?!\\d)`);

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 600 } });

    test('[M-04] [M-05] [M-06] a carousel picture: required URL, added, edited, Batal', async ({
      admin,
      system,
    }) => {
      const mark = titleOf('tanda').replace(' ', '-');
      await openList(admin, system, 'carousel');
      await sendEmpty(admin, ['URL gambar wajib diisi.']);
      const url = admin.getByLabel('Alamat gambar (URL)');
      await admin.getByText('Lainnya').click();
      await url.fill(`${seededPicture(system)}?${mark}`);
      await leaveForm(admin, 'Tambah', 'carousel_images.php');
      await said(admin, 'Gambar carousel disimpan.');
      await admin.getByRole('searchbox').fill(mark);
      const row = rowOf(admin, 'surau-pagi.jpg');
      await expect(row).toHaveCount(1);
      const id = /ID (\d+)/.exec((await row.textContent()) ?? '')?.[1] ?? '';
      await admin.getByRole('searchbox').fill('');

      await edit(admin, withId(id));
      await expect(url).toHaveValue(`${seededPicture(system)}?${mark}`);
      await admin.getByText('Lainnya').click();
      await url.fill(seededPicture(system).replace('surau-pagi', 'wisuda'));
      await leaveForm(admin, 'Batal', 'carousel_images.php');
      await expect(rowOf(admin, withId(id))).toContainText('surau-pagi.jpg');

      await edit(admin, withId(id));
      await admin.getByText('Lainnya').click();
      await url.fill(seededPicture(system).replace('surau-pagi', 'wisuda'));
      await leaveForm(admin, 'Simpan Perubahan', 'carousel_images.php');
      await said(admin, 'Gambar carousel disimpan.');
      await expect(rowOf(admin, withId(id))).toContainText('wisuda.jpg');
    });

    test('[M-08] [M-09] a carousel picture: found by URL and id, deleted, taken back', async ({
      admin,
      system,
    }) => {
      const mark = titleOf('tanda').replace(' ', '-');
      const src = `${seededPicture(system)}?${mark}`;
      const id = await addItem(admin, system, 'carousel_images', { src });
      await openList(admin, system, 'carousel');
      for (const search of [mark, id]) await finds(admin, search, withId(id));
      await admin.getByRole('searchbox').fill(`${mark}-lain`);
      await expect(admin.getByText('Tidak ada gambar yang sesuai dengan pencarian.')).toBeVisible();
      await finds(admin, mark, withId(id));
      await removeAndUndo(admin, withId(id), 'Hapus gambar carousel ini?');
    });

    test('[M-07] a carousel picture: "Mengunggah...", its URL, and each way to fail', async ({
      admin,
      system,
      announce,
    }) => {
      await openList(admin, system, 'carousel');
      await button(admin, 'Tambah').click();
      await uploadsInto(admin, system, announce, 'Gambar carousel', 'gambar');
    });
  });
}
