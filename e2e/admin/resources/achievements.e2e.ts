import { expect, test } from '../../fixtures.ts';
import {
  dismissToast,
  edit,
  leaveForm,
  onComputer,
  openList,
  rowOf,
  sendButton,
  sendEmpty,
  uniqueTitle,
} from '../resource-steps.ts';

onComputer(600, () => {
  test('[M-04] [M-05] [M-06] [F-13] an achievement of today: required fields, added, edited, Batal', async ({
    signedInPage: admin,
    system,
  }) => {
    const title = uniqueTitle('Juara I debat');
    await admin.clock.setFixedTime(new Date('2026-03-04T18:07:00Z'));
    await openList(admin, system, 'prestasi');
    await sendEmpty(admin, ['Deskripsi prestasi wajib diisi.']);
    const description = admin.getByLabel('Deskripsi prestasi');
    const date = admin.getByLabel('Tanggal', { exact: true });
    await expect(date).toHaveValue('5 Maret 2026');
    await description.fill(title);
    await date.fill('');
    await sendButton(admin).click();
    await expect(admin.getByText('Tanggal wajib diisi.', { exact: true })).toBeVisible();
    await date.fill('17/8/2026');
    await leaveForm(admin, 'Tambah', 'prestasi.php');
    await dismissToast(admin, 'Prestasi disimpan.');
    await expect(rowOf(admin, title)).toContainText('17 Agustus 2026');

    await edit(admin, title);
    await expect(description).toHaveValue(title);
    await description.fill(`${title} se-Aceh`);
    await leaveForm(admin, 'Batal', 'prestasi.php');
    await expect(rowOf(admin, title)).not.toContainText('se-Aceh');

    await edit(admin, title);
    await date.fill('18 Agustus 2026');
    await leaveForm(admin, 'Simpan Perubahan', 'prestasi.php');
    await dismissToast(admin, 'Prestasi disimpan.');
    await expect(rowOf(admin, title)).toContainText('18 Agustus 2026');
  });
});
