import { expect, test } from '../../fixtures.ts';
import {
  dismissToast,
  edit,
  leaveForm,
  onPhone,
  openList,
  openSettings,
  rowOf,
  sendEmpty,
  startButton,
  uniqueTitle,
} from '../resource-steps.ts';
import { uploadsInto } from './upload-steps.ts';

onPhone(600, () => {
  test('[M-04] [M-05] [M-06] an announcement: required fields, added, edited, Batal', async ({
    signedInPage: admin,
    system,
  }) => {
    const title = uniqueTitle('Ujian lisan');
    await openList(admin, system, 'announcements');
    await sendEmpty(admin, ['Judul wajib diisi.', 'Isi wajib diisi.']);
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await admin.getByRole('textbox', { name: 'Isi' }).fill('Dimulai setelah salat asar.');
    await leaveForm(admin, 'Terbitkan', 'announcements.php');
    await dismissToast(admin, 'Pengumuman disimpan.');
    await expect(rowOf(admin, title)).toContainText('Penting');

    await edit(admin, title);
    await expect(admin.getByRole('textbox', { name: 'Isi' })).toContainText('salat asar');
    await admin.getByLabel('Judul', { exact: true }).fill(`${title} ditunda`);
    await leaveForm(admin, 'Batal', 'announcements.php');
    await expect(rowOf(admin, title)).not.toContainText('ditunda');

    await edit(admin, title);
    await admin.getByRole('radio', { name: 'Sedang' }).check();
    await openSettings(admin);
    await admin.getByLabel('Jam', { exact: true }).fill('8:05');
    await leaveForm(admin, 'Simpan Perubahan', 'announcements.php');
    await dismissToast(admin, 'Pengumuman disimpan.');
    await expect(rowOf(admin, title)).toContainText('08.05 WIB');
    await expect(rowOf(admin, title)).not.toContainText('Penting');
  });

  test('[M-07] an announcement’s PDF: "Mengunggah...", its URL, and each way to fail', async ({
    signedInPage: admin,
    system,
    allowConsoleError,
  }) => {
    await openList(admin, system, 'announcements');
    await startButton(admin).click();
    await uploadsInto(admin, system, allowConsoleError, 'File PDF', 'PDF');
    await expect(admin.getByRole('link', { name: 'Buka PDF' })).toBeVisible();
  });

  test('[M-10] [F-13] a new announcement is of now in WIB, and Penting; the other choice is Sedang', async ({
    signedInPage: admin,
    system,
  }) => {
    await admin.clock.setFixedTime(new Date('2026-03-04T18:07:00Z'));
    await openList(admin, system, 'announcements');
    await startButton(admin).click();
    await expect(admin.getByLabel('Tanggal', { exact: true })).toHaveValue('5 Maret 2026');
    await expect(admin.getByLabel('Jam', { exact: true })).toHaveValue('01.07 WIB');
    const priorities = admin.getByRole('group', { name: 'Prioritas' }).getByRole('radio');
    await expect(priorities).toHaveCount(2);
    await expect(admin.getByRole('radio', { name: 'Penting' })).toBeChecked();
    await expect(admin.getByRole('radio', { name: 'Sedang' })).toBeInViewport();
  });
});
