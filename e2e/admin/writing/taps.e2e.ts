import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { pdfOf } from '../../sample-files/pdf.ts';
import { photo } from '../../sample-files/photo.ts';
import { countTaps } from '../count-taps.ts';
import { button, uniqueTitle } from '../resource-steps.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

/** Waits until a tab's page is there: that of before has fields of the same name. */
const isOpen = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** The button that sends a form, whatever becomes of the item. */
const send = (page: Page) => page.locator('form button[type="submit"]');

test('[E-21] an announcement with a PDF takes six taps at most', async ({
  admin,
  page,
  system,
}) => {
  const { tap, choose, count } = countTaps(page);
  const title = uniqueTitle('Edaran');
  await tap(tab(admin, 'Pengumuman'));
  await isOpen(admin, 'Pengumuman');
  await tap(admin.getByLabel('Judul', { exact: true }));
  await page.keyboard.type(title);
  await tap(admin.getByRole('textbox', { name: 'Isi' }));
  await page.keyboard.type('Surat terlampir.');
  await choose(admin.getByLabel('Pilih PDF'), [pdfOf([title])]);
  await expect(admin.getByRole('link', { name: 'Buka PDF' })).toBeVisible();
  await tap(send(admin));
  await expect(admin.getByText('Pengumuman disimpan.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);
  const all = await readList<{ title: string; pdf_url: string }>(
    page.request,
    system,
    'announcements',
  );
  expect(all.find((item) => item.title === title)?.pdf_url).toMatch(/\.pdf$/);
});

test('[E-21] an achievement takes four taps at most', async ({ admin, page, system }) => {
  const { tap, count } = countTaps(page);
  const title = uniqueTitle('Juara pidato');
  await tap(tab(admin, 'Prestasi'));
  await isOpen(admin, 'Prestasi');
  await tap(admin.getByLabel('Deskripsi prestasi'));
  await page.keyboard.type(title);
  await tap(send(admin));
  await expect(admin.getByText('Prestasi disimpan.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
  const all = await readList<{ prestasi: string }>(page.request, system, 'prestasi');
  expect(all.filter(({ prestasi }) => prestasi === title)).toHaveLength(1);
});

test('[E-21] ten photos for the gallery take six taps at most', async ({ admin, page, system }) => {
  const { tap, choose, count } = countTaps(page);
  const topic = uniqueTitle('Panen');
  await tap(tab(admin, 'Galeri'));
  await isOpen(admin, 'Galeri');
  const ten = Array.from({ length: 10 }, () => photo());
  await choose(admin.getByLabel('Unggah beberapa foto'), await Promise.all(ten));
  await tap(admin.getByLabel('Satu judul untuk semua'));
  await page.keyboard.type(topic);
  await tap(button(admin, 'Simpan 10 foto'));
  await expect(admin.getByText('10 foto disimpan ke galeri.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);
  const all = await readList<{ title: string }>(page.request, system, 'gallery_items');
  expect(all.filter(({ title }) => title.startsWith(topic))).toHaveLength(10);
});

test('[F-112] an article with three photos, each described, and a category, looked at once more and published, takes 14 taps at most', async ({
  admin,
  page,
  system,
  account,
}) => {
  test.slow();
  await admin.evaluate(
    (name) => localStorage.removeItem(`adminLastLook ${name}`),
    account.username,
  );
  const { tap, count } = countTaps(page);
  const title = uniqueTitle('Rihlah');
  await tap(button(admin, 'Tulis artikel'));
  await page.keyboard.type(title);
  await tap(admin.getByRole('textbox', { name: 'Isi' }));
  await page.keyboard.type('Berangkat pagi.');
  const chooser = page.waitForEvent('filechooser');
  await tap(button(admin, 'Foto'));
  // Three photos in the phone's gallery, and its own button.
  const inTheGallery = 4;
  await (await chooser).setFiles(
    await Promise.all(['#c00', '#0a0', '#00c'].map((color) => photo(color))),
  );
  await expect(admin.getByRole('textbox', { name: 'Isi' }).locator('img')).toHaveCount(3);
  await tap(button(admin, 'Isi sekarang'));
  const words = admin.getByRole('dialog').getByRole('textbox');
  await expect(words).toHaveCount(3);
  for (const [n, alt] of ['Bus di halaman', 'Santri di pantai', 'Makan siang'].entries()) {
    // The first one waits for words already.
    if (n > 0) await tap(words.nth(n));
    await expect(words.nth(n)).toBeFocused();
    await page.keyboard.type(alt);
  }
  await tap(button(admin, 'Simpan teks'));
  await tap(button(admin, 'Terbitkan'));
  const sheet = admin.getByRole('dialog', { name: 'Sudah siap terbit?' });
  await tap(sheet.getByRole('combobox', { name: 'Kategori' }));
  await page.keyboard.type('Kegiatan');
  await tap(sheet.getByRole('button', { name: 'Terbitkan' }));
  await expect(admin.getByText('Artikel disimpan.')).toBeVisible();
  expect(count() + inTheGallery).toBeLessThanOrEqual(14);
  type Article = { title: string; category: string; content: string };
  const all = await readList<Article>(page.request, system, 'articles');
  const published = all.find((item) => item.title === title);
  expect(published).toMatchObject({ category: 'Kegiatan' });
  expect(published?.content.match(/alt="[^"]+"/g)).toHaveLength(3);
});
