import { expect, test } from '../../fixtures.ts';
import { photo } from '../../sample-files/photo.ts';

const screens = [
  ['articles', 'Artikel'],
  ['announcements', 'Pengumuman'],
  ['prestasi', 'Prestasi'],
  ['carousel', 'Gambar berganti'],
  ['gallery', 'Galeri'],
  ['articles/sampah', 'Sampah artikel'],
  ['akun', 'Akun'],
] as const;

/** Says every breach of the page's policy as a console error, which fails a test (fixtures.ts). */
function sayBreaches(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective, blockedURI, sourceFile, sample } = event;
    console.error(disposition, effectiveDirective, blockedURI, sourceFile, sample);
  });
}

test('[C12] login, every screen, editor, upload, palette: no breach of the policy, no foreign request', async ({
  page,
  context,
  system,
}) => {
  test.slow();
  const foreign: string[] = [];
  // The site draws the card that a preview shows.
  const own = [system.admin, system.site, system.api].map((url) => new URL(url).origin);
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && !own.includes(origin))
      foreign.push(request.url());
  });
  await page.addInitScript(sayBreaches);

  const first = await page.goto(`${system.admin}/adminsekolah/`);
  const headers = first?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy-report-only']).toBe("require-trusted-types-for 'script'");
  await page.getByLabel('Nama pengguna').fill(system.username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(system.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();

  for (const [path, heading] of screens) {
    await page.goto(`${system.admin}/adminsekolah/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('status', { name: /Memuat/ })).toHaveCount(0);
  }

  await page.goto(`${system.admin}/adminsekolah/articles`);
  await page.getByRole('button', { name: 'Ubah', exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: 'Isi' })).toBeVisible();
  await page.getByRole('button', { name: 'Pratinjau', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: 'Hapus' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();

  await page.goto(`${system.admin}/adminsekolah/gallery`);
  await page.getByRole('button', { name: 'Foto baru' }).click();
  await page
    .getByLabel('Pilih gambar')
    .first()
    .setInputFiles(await photo());
  await expect(page.getByLabel('Alamat gambar di internet')).toHaveValue(/\/uploads\//);
  await page.getByRole('button', { name: 'Batal' }).click();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Cari bagian atau tulisan' }).fill('panen');
  await expect(page.getByRole('option', { name: /panen/i }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Tampilan/ }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/adminsekolah\/login/);
  expect(foreign).toEqual([]);
});
