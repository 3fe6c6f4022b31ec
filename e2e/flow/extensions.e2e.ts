import type { Page, Request } from '@playwright/test';
import { rowOf, sendButton } from '../admin/resource-steps.ts';
import { expect, test } from '../fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Headers and paths of the extensions, which no other provider may be sent (docs/contract.md#extensions). */
const ofOurs = /^(?:if-(?:none-)?match|idempotency-key|cookie)$/;
const pathsOfOurs =
  /\/(?:pages|agenda)\.php|\/admin\.php\/(?:session|logout|password)|\/restore$|[?&](?:deleted|limit|q)=/;

const resources = [
  {
    path: 'announcements',
    question: 'Hapus pengumuman ini?',
    name: 'Judul',
    fill: (page: Page) => page.getByRole('textbox', { name: 'Isi' }).fill('Santri pulang Kamis.'),
  },
  {
    path: 'prestasi',
    question: 'Hapus prestasi ini?',
    name: 'Deskripsi prestasi',
    fill: (page: Page) => page.getByLabel('Tanggal', { exact: true }).fill('17/8/2026'),
  },
  {
    path: 'gallery',
    question: 'Hapus item galeri ini?',
    name: 'Judul',
    fill: async (page: Page) => {
      await page.getByText('Lainnya').click();
      await page.getByLabel('Alamat gambar di internet').fill('/uploads/situs/halaman.jpg');
    },
  },
] as const;

test('[P13] [P14] [W-04] extensions show and are sent only where the provider has them', async ({
  signedInPage: admin,
  system,
}) => {
  test.slow();
  const isFull = system.name === 'full';
  const extended: string[] = [];
  const look = async (request: Request) => {
    if (!request.url().startsWith(system.api)) return;
    const names = Object.keys(await request.allHeaders()).filter((name) => ofOurs.test(name));
    if (names.length > 0 || pathsOfOurs.test(request.url()))
      extended.push(`${request.method()} ${request.url()} ${names}`);
  };
  const looks: Promise<void>[] = [];
  admin.on('request', (request) => looks.push(look(request)));

  for (const { path, question, name, fill } of resources) {
    await admin.goto(`${system.admin}/adminsekolah/${path}`);
    const title = `Uji ${path} ${crypto.randomUUID().slice(0, 8)}`;
    const row = rowOf(admin, title);
    await admin.getByLabel(name, { exact: true }).fill(title);
    await fill(admin);
    await sendButton(admin).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Ubah', exact: true }).click();
    await admin.getByLabel(name, { exact: true }).fill(`${title} lagi`);
    await button(admin, 'Simpan Perubahan').click();
    await expect(row).toContainText('lagi');
    await expect(button(admin, 'Simpan Perubahan')).toBeHidden();
    await expect(admin.getByRole('link', { name: 'Sampah' })).toHaveCount(isFull ? 1 : 0);
    await row.getByRole('button', { name: 'Hapus' }).click();
    const dialog = admin.getByRole('dialog', { name: question, exact: true });
    await dialog.getByRole('button', { name: 'Hapus' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
    await expect(admin.getByText(/ dihapus\./).last()).toBeVisible();
    const undo = admin.getByRole('button', { name: 'Urungkan' });
    if (isFull) await expect(undo.last()).toBeVisible();
    else await expect(undo).toHaveCount(0);
  }

  await expect(admin.getByRole('link', { name: 'Akun' })).toHaveCount(isFull ? 1 : 0);
  await expect(admin.getByRole('link', { name: 'Halaman' })).toHaveCount(isFull ? 1 : 0);
  const page = await admin.request.get(`${system.site}/halaman/privasi`);
  expect(page.status()).toBe(isFull ? 200 : 404);
  if (!isFull) expect(await page.text()).not.toContain('aria-label="Halaman"');
  await admin.keyboard.press('Control+k');
  await expect(admin.getByRole('option', { name: 'Keluar' })).toBeVisible();
  await expect(admin.getByRole('option', { name: 'Akun' })).toHaveCount(isFull ? 1 : 0);
  await admin.keyboard.press('Escape');
  await admin.goto(`${system.admin}/adminsekolah/akun`);
  const heading = isFull ? 'Akun' : 'Artikel';
  await expect(admin.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await button(admin, 'Keluar').click();
  await expect(admin).toHaveURL(/\/adminsekolah\/login/);

  await Promise.all(looks);
  if (isFull) expect(extended).not.toEqual([]);
  else expect(extended).toEqual([]);
});
