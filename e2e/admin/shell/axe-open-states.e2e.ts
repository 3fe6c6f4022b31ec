import type { Locator, Page } from '@playwright/test';
import { look } from '../../accessibility/look.ts';
import { expect, test } from '../../fixtures.ts';
import { photo } from '../../sample-files/photo.ts';
import type { System } from '../../systems.ts';
import {
  addItem,
  button,
  callProvider,
  chooseRowAction,
  dismissToast,
  fulfillAsProvider,
  keepDraftsOnDevice,
  openList,
  openSettings,
  rowOf,
  rows,
  sendButton,
  uniqueTitle,
} from '../resource-steps.ts';
import { chooseFiles } from '../writing/photo-steps.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
// Many looks each, in two schemes: a loaded machine needs its time.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Tells whether nothing lies over the middle of an element. */
const isFree = (element: Locator) =>
  element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** An open dialog, whose main button lies in the window with nothing over it. */
async function lookAt(page: Page, name: string | RegExp, main: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  const action = dialog.getByRole('button', { name: main }).last();
  const soft = expect.configure({ soft: true, message: `${name}: ${main}` });
  await soft(action).toBeInViewport({ ratio: 1 });
  await soft.poll(() => isFree(action)).toBe(true);
  await look(page, String(name));
  return dialog;
}

const close = async (page: Page, dialog: Locator) => {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

/** A new article with a title and a text. */
async function write(page: Page, title: string): Promise<void> {
  await button(page, 'Tulis artikel').click();
  await page.getByLabel('Judul', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Isi' }).fill('Hujan reda sebelum subuh.');
}

test('[F-20] the open editor: categories, link, table, photo, preview, alternative text', async ({
  signedInPage: admin,
  system,
}) => {
  const title = uniqueTitle('Pawai');
  const content = '<p>Pawai obor.</p><p><img src="/uploads/contoh/surau-pagi.jpg"></p>';
  const id = await addItem(admin, system, 'articles', { title, content });
  await admin.goto(`${system.admin}/adminsekolah/articles/${id}`);
  const body = admin.getByRole('textbox', { name: 'Isi' });
  await expect(body).toContainText('Pawai obor.');

  await openSettings(admin);
  const category = admin.getByRole('combobox', { name: 'Kategori' });
  await category.click();
  await expect(admin.getByRole('option').first()).toBeVisible();
  await look(admin, 'categories');
  await admin.keyboard.press('Escape');
  await admin.getByText('Rincian', { exact: true }).click();

  await button(admin, 'Tautan').click();
  await lookAt(admin, 'Tautan', 'Pasang');
  await admin.keyboard.press('Escape');

  await body.getByText('Pawai obor.').click();
  await chooseFiles(admin, 'Foto', await photo());
  await expect(body.locator('img')).toHaveCount(2);
  await body.locator('img').first().click();
  await expect(admin.getByRole('toolbar', { name: 'Foto ini' })).toBeVisible();
  await look(admin, 'the bar of a photo');
  await button(admin, 'Potong').click();
  await close(admin, await lookAt(admin, 'Potong dan putar', 'Pakai foto ini'));
  await button(admin, 'Isi sekarang').click();
  const asked = await lookAt(admin, 'Apa yang terlihat di foto-foto ini?', 'Simpan teks');
  // Tab brings no field under the buttons that stay in sight.
  await asked.getByRole('textbox').first().focus();
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('Tab');
  await expect(asked.getByRole('textbox').last()).toBeFocused();
  await expect.poll(() => isFree(asked.getByRole('textbox').last())).toBe(true);
  await close(admin, asked);

  await button(admin, 'Pratinjau').click();
  const preview = admin.getByRole('dialog', { name: 'Pratinjau' });
  await expect(preview.frameLocator('iframe').getByText('Pawai obor.')).toBeVisible();
  await close(admin, await lookAt(admin, 'Pratinjau', 'Tutup pratinjau'));

  await body.getByText('Pawai obor.').click();
  await button(admin, 'Lainnya').click();
  await button(admin, 'Tabel').click();
  await admin.keyboard.type('Petak');
  await admin.keyboard.press('Tab');
  await admin.keyboard.type('Karung');
  await button(admin, 'Lainnya, juga untuk tabel').click();
  await expect(button(admin, 'Hapus tabel')).toBeVisible();
  await look(admin, 'table tools');
});

test('[F-20] lists: row, search, palette, keys, question, share, selection, trash, toasts', async ({
  signedInPage: admin,
  system,
}) => {
  const title = uniqueTitle('Gotong royong');
  await addItem(admin, system, 'articles', { title, content: 'Isi' });
  await openList(admin, system, 'articles');
  await look(admin, 'list');

  await button(admin, 'Cari atau buka').click();
  await expect(admin.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await look(admin, 'palette');
  await admin.getByRole('combobox', { name: 'Cari bagian' }).fill('tombol pintas');
  await admin.keyboard.press('Enter');
  await close(admin, await lookAt(admin, 'Tombol pintas', 'Tutup'));

  await admin.getByRole('searchbox').fill('tidak ada yang begini');
  await expect(admin.getByText('Tidak ada artikel yang sesuai dengan filter.')).toBeVisible();
  await look(admin, 'nothing found');
  await admin.getByRole('searchbox').fill(title);
  await expect(rows(admin)).toHaveCount(1);
  const row = rowOf(admin, title);
  await row.getByRole('checkbox').check();
  await look(admin, 'selection');
  await row.getByRole('checkbox').uncheck();

  await row.getByRole('button', { name: 'Tindakan lain' }).click();
  await close(admin, await lookAt(admin, title, 'Tutup'));
  await chooseRowAction(row, 'Bagikan');
  await close(admin, await lookAt(admin, 'Bagikan', 'Tutup'));

  await chooseRowAction(row, 'Hapus');
  const question = await lookAt(admin, 'Hapus artikel ini?', 'Hapus');
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(button(admin, 'Urungkan')).toBeVisible();
  await look(admin, 'toast that undoes');
  await admin.getByRole('combobox', { name: 'Status' }).selectOption('/articles/sampah');
  await expect(admin.getByRole('row').filter({ hasText: title })).toBeVisible();
  await look(admin, 'trash');
  const deleted = admin.getByRole('row').filter({ hasText: title });
  await deleted.getByRole('button', { name: 'Hapus selamanya' }).click();
  await close(admin, await lookAt(admin, 'Hapus artikel ini selamanya?', 'Hapus selamanya'));
  await deleted.getByRole('button', { name: 'Pulihkan' }).click();
  await dismissToast(admin, 'Artikel dipulihkan.');
});

test('[F-20] saving: messages, drafts, saved, changed elsewhere, deleted elsewhere', async ({
  admin,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of (404|412)/);
  const title = uniqueTitle('Panen');
  await keepDraftsOnDevice(admin, system);
  await write(admin, title);
  await admin.getByLabel('Judul', { exact: true }).fill('');
  await sendButton(admin).click();
  await expect(admin.getByText('Judul wajib diisi.')).toBeVisible();
  await look(admin, 'required');
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await expect(admin.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
  await admin.getByRole('link', { name: 'Prestasi', exact: true }).click();
  const leaving = await lookAt(admin, 'Tinggalkan tulisan ini?', 'Tetap di sini');
  await leaving.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Prestasi' })).toBeVisible();
  await admin.getByRole('link', { name: 'Artikel', exact: true }).click();
  await expect(admin.getByRole('status').filter({ hasText: title })).toBeVisible();
  await look(admin, 'draft offered');
  await addItem(admin, system, 'articles', { title, content: 'Isi' }).then(async (id) => {
    await admin.goto(`${system.admin}/adminsekolah/articles/${id}`);
    const summary = admin.getByLabel('Ringkasan');
    await openSettings(admin);
    await summary.fill('Dari rumah.');
    const item = { title, content: 'Isi', excerpt: 'Dari kantor.' };
    await callProvider(admin, system, 'PUT', `articles.php/${id}`, item);
    await button(admin, 'Simpan Perubahan').click();
    await close(admin, await lookAt(admin, /sudah diubah di tempat lain/, 'Simpan pilihan'));
    await callProvider(admin, system, 'DELETE', `articles.php/${id}`);
    await button(admin, 'Simpan Perubahan').click();
    const gone = await lookAt(admin, /sudah dihapus/, 'Simpan sebagai baru');
    await gone.getByRole('button', { name: 'Simpan sebagai baru' }).click();
  });
  await expect(admin.getByText('Artikel disimpan.')).toBeVisible();
  await look(admin, 'toast that shares');
});

test('[F-20] several photos at once, a save that fails, the account, the login over the page', async ({
  signedInPage: admin,
  account,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of (401|500)/);
  await openList(admin, system, 'gallery');
  const several = admin.getByRole('region', { name: 'Beberapa foto sekaligus' });
  await several.getByLabel('Unggah beberapa foto').setInputFiles([await photo(), await photo()]);
  await expect(several.getByRole('button', { name: /^Simpan/ })).toBeVisible();
  await look(admin, 'several photos');

  await admin.goto(`${system.admin}/adminsekolah/akun`);
  await expect(admin.getByText('Perangkat ini')).toBeVisible();
  await look(admin, 'account');
  await button(admin, 'Ganti kata sandi').click();
  await look(admin, 'account with messages');

  const calls = `${system.api}/prestasi.php`;
  await openList(admin, system, 'prestasi');
  await admin.route(calls, (route) =>
    route.request().method() === 'POST'
      ? fulfillAsProvider(route, system, 500, {})
      : route.fallback(),
  );
  await admin.getByLabel('Deskripsi prestasi').fill(uniqueTitle('Juara'));
  await admin.getByLabel('Tanggal', { exact: true }).fill('17 Agustus 2026');
  await sendButton(admin).click();
  await expect(admin.getByText('Gagal menyimpan data')).toBeVisible();
  await look(admin, 'a save that failed');
  await admin.unroute(calls);

  await elsewhereLogout(admin, system);
  await sendButton(admin).click();
  const login = await lookAt(admin, 'Masuk lagi untuk melanjutkan', 'Masuk');
  await login.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await login.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(admin.getByText('Prestasi disimpan.')).toBeVisible();
});

function elsewhereLogout(page: Page, system: System): Promise<unknown> {
  return page.evaluate(
    ([url = '', key = '']) =>
      fetch(`${url}/admin.php/logout`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
      }).then(({ ok }) => ok),
    [system.api, system.env.API_KEY],
  );
}
