import { look } from '../../accessibility/look.ts';
import { expect, test } from '../../fixtures.ts';
import { countTaps } from '../count-taps.ts';
import { addItem, button, callProvider, onPhone, rowOf, uniqueTitle } from '../resource-steps.ts';

test.use({ hasTouch: true });
onPhone(740, () => {
  test('[F-111] a text that waits is sent back with a note in three taps, and published in three, the last look among them', async ({
    signedInPage: admin,
    system,
    account,
  }) => {
    const title = uniqueTitle('Panen perdana');
    const content =
      '<p>KOPI GAYO TELAH DIPETIK</p><table><tbody><tr><td></td></tr></tbody></table>';
    const id = await addItem(admin, system, 'articles', { title, content, state: 'draft' });
    await callProvider(admin, system, 'POST', `articles.php/${id}/submit`, {});
    await admin.goto(`${system.admin}/adminsekolah/articles`);
    await expect(admin.getByRole('link', { name: /^Artikel, Menunggu Anda/ })).toBeVisible();
    await expect(rowOf(admin, title)).toBeVisible();
    await look(admin, 'list with what waits');

    const toOpen = rowOf(admin, title).getByRole('button', { name: 'Ubah', exact: true });
    const back = countTaps(admin);
    await back.tap(toOpen);
    await back.tap(button(admin, 'Kembalikan dengan catatan'));
    const dialog = admin.getByRole('dialog', { name: 'Kembalikan dengan catatan' });
    const note = 'Nama anak jangan lengkap.\n<b>Foto</b> ketiga kabur.';
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await admin.keyboard.insertText(note);
    await look(admin, 'sending back');
    await back.tap(dialog.getByRole('button', { name: 'Kembalikan' }));
    await expect(admin.getByText(/^Dikembalikan kepada/)).toBeVisible();
    expect(back.count()).toBeLessThanOrEqual(3);

    await admin.goto(`${system.admin}/adminsekolah/articles/${id}`);
    await expect(admin.getByRole('region', { name: 'Catatan redaktur' })).toContainText(note);
    await look(admin, 'form with a note');

    await admin.evaluate(
      (name) => localStorage.removeItem(`adminLastLook ${name}`),
      account.username,
    );
    await callProvider(admin, system, 'POST', `articles.php/${id}/submit`, {});
    await admin.goto(`${system.admin}/adminsekolah/articles`);
    const publish = countTaps(admin);
    await publish.tap(toOpen);
    await publish.tap(button(admin, 'Terbitkan'));
    const sheet = admin.getByRole('dialog', { name: 'Sudah siap terbit?' });
    await expect(sheet.getByRole('img', { name: 'Kartu yang terkirim' })).toBeVisible();
    await look(admin, 'last look');
    const amiss = sheet.getByRole('listitem');
    await expect(amiss).toContainText([/Tabel ini kosong/, /huruf besar/]);
    await amiss.filter({ hasText: 'huruf besar' }).getByRole('button', { name: 'Perbaiki' }).tap();
    await expect(admin.getByRole('textbox', { name: 'Isi' })).toBeFocused();
    await button(admin, 'Terbitkan').tap();
    await publish.tap(sheet.getByRole('button', { name: 'Terbitkan' }));
    await expect(admin.getByText('Artikel disimpan.')).toBeVisible();
    expect(publish.count()).toBeLessThanOrEqual(3);
    const answer = await callProvider(admin, system, 'GET', `articles.php/${id}`);
    const published = await answer.json();
    expect(published).toMatchObject({ title, author: account.username });
  });
});
