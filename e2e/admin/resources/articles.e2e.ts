import { messages } from '@pesantren/content/messages';
import { expect, test } from '../../fixtures.ts';
import {
  addItem,
  dismissToast,
  edit,
  expectFound,
  leaveForm,
  onBothScreens,
  onComputer,
  openList,
  openSettings,
  removeAndUndo,
  rowOf,
  sendEmpty,
  startButton,
  uniqueTitle,
} from '../resource-steps.ts';
import { uploadsInto } from './upload-steps.ts';

onBothScreens(600, () => {
  test('[M-04] [M-05] [M-06] an article: required fields, added, edited, Batal', async ({
    admin,
  }) => {
    const title = uniqueTitle('Kerja bakti');
    await sendEmpty(admin, ['Judul wajib diisi.', 'Isi wajib diisi.']);
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await admin.getByRole('textbox', { name: 'Isi' }).fill('Parit dibersihkan sampai sore.');
    await openSettings(admin);
    await admin.getByLabel('Penulis').fill('Redaksi');
    await leaveForm(admin, 'Terbitkan', 'articles.php');
    await dismissToast(admin, 'Artikel disimpan.');
    await expect(rowOf(admin, title)).toContainText('Redaksi · 1 menit');

    await edit(admin, title);
    await expect(admin.getByRole('textbox', { name: 'Isi' })).toContainText('sampai sore');
    await admin.getByLabel('Judul', { exact: true }).fill(`${title}, hari kedua`);
    await leaveForm(admin, 'Batal', 'articles.php');
    await expect(rowOf(admin, title)).not.toContainText('hari kedua');

    await edit(admin, title);
    await admin.getByLabel('Judul', { exact: true }).fill(`${title}, hari ketiga`);
    await leaveForm(admin, 'Simpan Perubahan', 'articles.php');
    await dismissToast(admin, 'Artikel disimpan.');
    await expect(rowOf(admin, `${title}, hari ketiga`)).toBeVisible();
  });
});

onComputer(600, () => {
  test('[M-08] [M-09] an article: found by each field of the search, deleted, taken back', async ({
    signedInPage: admin,
    system,
  }) => {
    const [title, mark] = [uniqueTitle('Cari'), uniqueTitle('tanda')];
    const item = { title, excerpt: '', content: 'Isi.', author: '', category: '' };
    const marked = { excerpt: mark, content: mark, author: mark, category: mark };
    for (const [field, value] of Object.entries(marked)) {
      await addItem(admin, system, 'articles', {
        ...item,
        title: `${title} ${field}`,
        [field]: value,
      });
    }
    await openList(admin, system, 'articles');
    for (const field of Object.keys(marked)) await expectFound(admin, mark, `${title} ${field}`);
    await expectFound(admin, `${title} author`, `${title} author`);
    await admin.getByRole('searchbox').fill(`${mark} lain`);
    await expect(admin.getByText(messages.articlesFilteredEmpty)).toBeVisible();
    await expectFound(admin, title, `${title} author`);
    await removeAndUndo(admin, `${title} author`, 'Hapus artikel ini?');
  });

  test('[M-07] an article’s picture: "Mengunggah...", its URL, and each way to fail', async ({
    admin,
    system,
    allowConsoleError,
  }) => {
    await startButton(admin).click();
    await openSettings(admin);
    await uploadsInto(admin, system, allowConsoleError, 'Gambar utama', 'gambar');
  });
});
