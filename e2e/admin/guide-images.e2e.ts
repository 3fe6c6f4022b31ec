import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { docsScreenshot } from '../docs-screenshot.ts';
import { expect, test } from '../fixtures.ts';
import { fillForm, makeKey, openWave, send, unlockList } from '../flow/registration-steps.ts';
import type { System } from '../systems.ts';
import { chooseRowAction, openSettings, sendButton } from './resource-steps.ts';
import { type Account, signIn } from './session/throwaway-account.ts';

// Each test goes through a chapter of docs/panduan-admin.md on a phone and takes its picture.
test.use({
  viewport: { width: 360, height: 720 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  colorScheme: 'light',
});

const media = join(import.meta.dirname, '../../apps/api/src/seed/media/contoh');
const save = (page: Page, name = 'Terbitkan') => page.getByRole('button', { name, exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Isi' });

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Brings a word to the top, below the bar that stays there. */
async function scrollToTop(page: Page, text: string): Promise<void> {
  await page
    .getByText(text)
    .first()
    .evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - 84, behavior: 'instant' });
    });
}

/** The screen as it stands, with nothing half drawn or wider than the phone. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await wider()).toBeLessThanOrEqual(0);
  const isDrawn = (img: HTMLImageElement) => img.complete && img.naturalWidth > 0;
  for (const img of await page.getByRole('img').and(page.locator('img')).all()) {
    const box = await img.boundingBox();
    if (box && box.y < 720) await expect.poll(() => img.evaluate(isDrawn)).toBe(true);
  }
  await page.screenshot(docsScreenshot(name, 72));
}

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel('Judul', { exact: true }).fill(title);
  await body(page).fill(text);
}

test('writing an article, its picture, and passing it on', async ({ admin }) => {
  const text = 'Hujan reda sebelum subuh. Pukul tujuh, santri kelas XI turun ke petak atas.';
  await write(admin, 'Panen padi pertama tahun ini', text);
  await expect(admin.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
  await admin.getByLabel('Judul', { exact: true }).focus();
  await picture(admin, 'panduan-menulis.jpg');

  await openSettings(admin);
  await admin.getByLabel('Pilih gambar').setInputFiles(join(media, 'panen.jpg'));
  await admin.getByLabel('Apa yang terlihat di foto ini?').fill('Santri mengikat padi di sawah');
  await expect(admin.getByLabel('Alamat gambar di internet')).toHaveValue(/\/uploads\//);
  await admin.getByLabel('Apa yang terlihat di foto ini?').blur();
  // It is the sheet that scrolls.
  const picked = admin.getByRole('group', { name: 'Gambar utama' });
  await picked.evaluate((field) => field.scrollIntoView());
  await picture(admin, 'panduan-gambar.jpg');

  await save(admin).click();
  await expect(admin.getByRole('link', { name: 'Bagikan ke WhatsApp' }).first()).toBeVisible();
  await expect(
    admin.getByRole('row', { name: 'Panen padi pertama' }).getByRole('img'),
  ).toBeVisible();
  await picture(admin, 'panduan-bagikan.jpg');
});

test('an announcement with a PDF', async ({ admin }) => {
  await goTo(admin, 'Pengumuman');
  await write(
    admin,
    'Jadwal ujian semester ganjil',
    'Ujian dimulai hari Senin. Jadwal lengkap terlampir.',
  );
  await admin.getByLabel('Pilih PDF').setInputFiles(join(media, 'jadwal-ujian-ganjil.pdf'));
  await expect(admin.getByLabel('Alamat PDF di internet')).toHaveValue(/\/uploads\//);
  await scrollToTop(admin, 'File PDF');
  await picture(admin, 'panduan-pdf.jpg');
  await save(admin).click();
  await expect(admin.getByText('Pengumuman disimpan.').first()).toBeVisible();
});

test('several photos of the gallery at once', async ({ admin }) => {
  await goTo(admin, 'Galeri');
  const files = ['panahan.jpg', 'kemah.jpg', 'wisuda.jpg'].map((name) => join(media, name));
  await admin.getByLabel('Unggah beberapa foto').setInputFiles(files);
  const photos = admin.getByRole('region', { name: 'Beberapa foto sekaligus' });
  await expect(save(admin, 'Simpan 3 foto')).toBeVisible();
  await photos.getByLabel('Judul foto panahan.jpg').fill('Latihan memanah sore hari');
  await photos.getByLabel('Judul foto kemah.jpg').fill('Malam perkemahan');
  await photos.getByLabel('Judul foto wisuda.jpg').fill('Wisuda tahfidz');
  await photos.getByRole('combobox', { name: 'Kategori' }).fill('Kegiatan');
  await photos.getByRole('combobox', { name: 'Kategori' }).blur();
  await scrollToTop(admin, 'Banyak foto?');
  await picture(admin, 'panduan-galeri.jpg');
  await save(admin, 'Simpan 3 foto').click();
  await expect(
    admin.getByRole('listitem').filter({ hasText: 'Latihan memanah sore hari' }),
  ).toBeVisible();
});

test('the facts of the school, and the next wave', async ({ admin }) => {
  await goTo(admin, 'Data sekolah');
  await expect(admin.getByRole('link', { name: 'Gelombang pendaftaran' })).toBeVisible();
  await picture(admin, 'panduan-data-sekolah.jpg');
  await admin.getByRole('link', { name: 'Gelombang pendaftaran' }).click();
  await admin.getByRole('button', { name: 'Tambah gelombang' }).click();
  await admin.getByLabel('Nama', { exact: true }).last().fill('Gelombang kedua');
  await admin.getByLabel('Potongan').last().fill('500000');
  await scrollToTop(admin, 'Gelombang kedua');
  await picture(admin, 'panduan-gelombang.jpg');
  await admin.getByRole('button', { name: 'Batal' }).click();
});

test('pupils from a CSV file', async ({ signedInPage: admin, system }) => {
  await admin.goto(`${system.admin}/adminsekolah/students/impor`);
  const lines = [
    'NIS,Nama,Kelas,Tahun masuk,NIK,Tanggal lahir',
    '2026000101,Alya Desky,X IPA 1,2026,3273,1 Mei 2010',
    '2026000102,Budi Hartono,X IPA 1,2026,3273,9 Juni 2010',
  ];
  await admin.getByLabel('Pilih file CSV').setInputFiles({
    name: 'santri-baru.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await expect(admin.getByRole('button', { name: 'Impor 2 santri' })).toBeVisible();
  await scrollToTop(admin, 'santri-baru.csv');
  await picture(admin, 'panduan-impor-santri.jpg');
});

test('the list of registrations', async ({ signedInPage: admin, browser, system }) => {
  const closeWave = await openWave(admin, system, 'Gelombang 1');
  await makeKey(admin, system, 'payung tikar senja hujan');
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const child of ['Aisyah Ramadhani', 'Umar Faruq', 'Siti Maryam']) {
    await visitor.goto(`${system.site}/bergabung/daftar`);
    await fillForm(visitor, child, 'Zulkifli Desky');
    await send(visitor, visitor.getByText('Pendaftaran sudah sampai'));
  }
  await admin.reload();
  await unlockList(admin, 'payung tikar senja hujan');
  await admin.getByLabel('Pilih Umar Faruq').check();
  await admin.getByLabel('Keadaan baru').selectOption('lolos');
  await picture(admin, 'panduan-pendaftaran.jpg');
  await closeWave();
});

test('publishing in time: a start, an end, the history, a link, the calendar', async ({
  admin,
  system,
}) => {
  await goTo(admin, 'Pengumuman');
  await write(admin, 'Libur semester ganjil', 'Santri pulang hari Sabtu, pukul delapan pagi.');
  await openSettings(admin);
  await admin.getByRole('button', { name: 'Berlaku sampai…' }).click();
  await admin.getByRole('button', { name: 'Sebulan' }).click();
  await picture(admin, 'panduan-berlaku-sampai.jpg');
  await admin.getByRole('button', { name: 'Pakai' }).click();
  await admin.getByRole('button', { name: 'Jadwalkan…' }).click();
  await admin.getByRole('button', { name: 'Besok 06.00' }).click();
  await picture(admin, 'panduan-jadwalkan.jpg');
  const start = admin.getByRole('dialog', { name: 'Jadwalkan' });
  await start.getByRole('button', { name: 'Jadwalkan' }).click();
  await expect(admin.getByText(/^Dijadwalkan: tampil/)).toBeVisible();

  await body(admin).fill('Santri pulang hari Sabtu, pukul sembilan pagi.');
  await expect(admin.getByText(/Draf tersimpan di server/)).toBeVisible();
  await openSettings(admin);
  await admin.getByRole('button', { name: 'Riwayat' }).click();
  const history = admin.getByRole('dialog', { name: 'Riwayat' });
  await expect(history.locator('ins').first()).toBeVisible();
  await picture(admin, 'panduan-riwayat.jpg');
  await admin.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await admin.getByRole('button', { name: 'Tautan pratinjau' }).click();
  await expect(admin.getByRole('dialog', { name: 'Tautan pratinjau' })).toBeVisible();
  await picture(admin, 'panduan-tautan-pratinjau.jpg');

  await admin.goto(`${system.admin}/adminsekolah/kalender`);
  await expect(admin.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const next = admin.getByRole('button', { name: 'Bulan berikutnya' });
  // What ends in a month ends in this one or the next.
  const end = admin.getByRole('link', { name: /^Berakhir .*Libur semester ganjil/ });
  if (!(await end.isVisible())) await next.click();
  await expect(end).toBeVisible();
  await picture(admin, 'panduan-kalender.jpg');
});

test('people and the log', async ({ signedInPage: admin, system }) => {
  await admin.goto(`${system.admin}/adminsekolah/pengguna`);
  await admin.getByLabel('Nama pengguna').fill('ustazah.rahma');
  await admin.getByLabel('Peran', { exact: true }).selectOption('redaktur');
  await picture(admin, 'panduan-pengguna.jpg');
  await admin.goto(`${system.admin}/adminsekolah/catatan`);
  await expect(admin.getByRole('listitem').nth(3)).toBeVisible();
  await picture(admin, 'panduan-catatan.jpg');
});

test('deleted items are in the trash', async ({ admin }) => {
  await goTo(admin, 'Prestasi');
  for (const prestasi of ['Juara 2 pidato bahasa Arab', 'Juara 1 cerdas cermat kabupaten']) {
    await admin.getByLabel('Deskripsi prestasi').fill(prestasi);
    await admin.getByLabel('Tanggal', { exact: true }).fill('12 Januari 2026');
    await sendButton(admin).click();
    const row = admin.getByRole('row', { name: prestasi });
    await chooseRowAction(row, 'Hapus');
    await admin.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(row).toHaveCount(0);
  }
  await admin.getByRole('link', { name: 'Sampah' }).click();
  // The toasts of what was saved and deleted would cover the list.
  await admin.reload();
  await expect(admin.getByRole('button', { name: 'Pulihkan' }).nth(1)).toBeVisible();
  await picture(admin, 'panduan-sampah.jpg');
  const row = admin.getByRole('row', { name: 'Juara 2 pidato bahasa Arab' });
  await row.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(row).toHaveCount(0);
});

test('two people edit one article', async ({ admin, browser, system, allowConsoleError }) => {
  allowConsoleError(/status of 412/);
  const title = 'Pawai santri menyambut tahun baru hijriah';
  await write(admin, title, 'Pawai dimulai dari gerbang.');
  await save(admin).click();
  const edit = (page: Page) =>
    page
      .getByRole('row', { name: title })
      .getByRole('button', { name: 'Ubah', exact: true })
      .click();
  const storageState = await admin.context().storageState();
  const other = await (await browser.newContext({ storageState })).newPage();
  await other.goto(`${system.admin}/adminsekolah/`);
  await edit(other);
  await edit(admin);
  await openSettings(other);
  await other.getByLabel('Ringkasan').fill('Pawai berangkat pukul 07.30.');
  await save(other, 'Simpan Perubahan').click();
  await expect(other.getByRole('form', { name: 'Ubah artikel' })).toBeHidden();
  await other.context().close();
  await openSettings(admin);
  await admin.getByLabel('Ringkasan').fill('Pawai berangkat pukul 08.00.');
  await save(admin, 'Simpan Perubahan').click();
  const dialog = admin.getByRole('dialog', { name: /sudah diubah di tempat lain/ });
  await expect(dialog).toContainText('Pawai berangkat pukul 07.30.');
  await picture(admin, 'panduan-dua-orang.jpg');
  await dialog.getByRole('button', { name: 'Simpan pilihan' }).click();
  await expect(dialog).toBeHidden();
});

test('the account: password and devices', async ({ admin, account, browser, system }) => {
  const other = await otherPhone(browser, system, account);
  await admin.getByRole('link', { name: 'Akun' }).click();
  await expect(admin.getByText('Perangkat ini')).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Keluarkan / }).first()).toBeVisible();
  await admin
    .getByRole('heading', { name: 'Perangkat yang sedang masuk' })
    .scrollIntoViewIfNeeded();
  await picture(admin, 'panduan-akun.jpg');
  await other.context().close();
});

/** The same person on a phone of their own, signed in. */
async function otherPhone(browser: Browser, system: System, account: Account): Promise<Page> {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  const page = await (await browser.newContext({ userAgent })).newPage();
  await signIn(page, system, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
  return page;
}
