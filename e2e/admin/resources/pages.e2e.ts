import { expect, test } from '../../fixtures.ts';
import {
  dismissToast,
  edit,
  expectFound,
  leaveForm,
  onPhone,
  openList,
  openSettings,
  removeAndUndo,
  rowOf,
  sendEmpty,
  startButton,
  uniqueTitle,
} from '../resource-steps.ts';

onPhone(640, (width) => {
  test('[W-06] [W-03] a page: written, in the footer and public within 5 s, edited at its address', async ({
    signedInPage: admin,
    system,
    context,
  }) => {
    const title = uniqueTitle('Aturan menjenguk');
    const path = `/halaman/${title.toLowerCase().replaceAll(' ', '-')}`;
    await openList(admin, system, 'pages');
    await sendEmpty(admin, ['Judul wajib diisi.', 'Isi wajib diisi.']);
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await admin.getByRole('textbox', { name: 'Isi' }).fill('Ahad pertama setiap bulan.');
    await openSettings(admin);
    await expect(admin.getByText(path)).toBeVisible();
    await admin.getByLabel('Tampilkan di kaki situs').check();
    await leaveForm(admin, 'Terbitkan', 'pages.php');
    await dismissToast(admin, 'Halaman disimpan.');
    await expect(rowOf(admin, title)).toContainText('Terbit');

    const visitor = await context.newPage();
    await expect(async () => {
      await visitor.goto(`${system.site}/kontak`);
      const row = visitor
        .getByRole('contentinfo')
        .getByRole('navigation', { name: 'Halaman sekolah' });
      await expect(row.getByRole('link', { name: title })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 8_000 });
    await visitor.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(visitor).toHaveURL(system.site + path);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await edit(admin, title);
    await admin.getByLabel('Judul', { exact: true }).fill(`${title} santri`);
    await openSettings(admin);
    await expect(admin.getByText(path, { exact: true })).toBeVisible();
    await leaveForm(admin, 'Simpan Perubahan', 'pages.php');
    await dismissToast(admin, 'Halaman disimpan.');
    await expect(async () => {
      await visitor.goto(system.site + path);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} santri`, {
        timeout: 500,
      });
    }).toPass({ timeout: 8_000 });
    await removeAndUndo(admin, `${title} santri`, 'Hapus halaman ini?');
    await expectFound(admin, `${title} santri`, title);
    expect(width).toBeGreaterThan(0);
  });

  test('[W-02] a page that is not published is marked for its writers and absent for visitors', async ({
    signedInPage: admin,
    system,
    context,
    request,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 404/);
    const title = uniqueTitle('Rancangan');
    const path = `/halaman/${title.toLowerCase().replaceAll(' ', '-')}`;
    await openList(admin, system, 'pages');
    await startButton(admin).click();
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await admin.getByRole('textbox', { name: 'Isi' }).fill('Belum untuk umum.');
    await openSettings(admin);
    await admin.getByLabel('Tampilkan di kaki situs').check();
    await expect(admin.getByText(/Draf tersimpan di server/)).toBeVisible();
    await leaveForm(admin, 'Tutup', 'pages.php');
    await expect(rowOf(admin, title)).toContainText('Belum terbit');

    const key = { 'X-API-Key': system.env.API_KEY ?? '' };
    const asked = async (query: string) =>
      (await request.get(`${system.api}/pages.php${query}`, { headers: key })).text();
    for (const query of ['', '?limit=100', `?q=${title}`, `?slug=${path.split('/').at(-1)}`]) {
      expect(await asked(query), query).not.toContain(title);
    }
    const visitor = await context.newPage();
    const response = await visitor.goto(system.site + path);
    expect(response?.status()).toBe(404);
    await expect(visitor.getByRole('contentinfo')).not.toContainText(title);
    for (const machine of ['/sitemap.xml', '/feed.xml']) {
      expect(await (await request.get(system.site + machine)).text()).not.toContain(title);
    }
  });
});

test('[W-06] [J-16] the entries of the pages and of the school stand after the five', async ({
  admin,
}) => {
  const menu = admin.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu.getByRole('link')).toHaveText([
    ...[
      /Artikel/,
      /Pengumuman/,
      /Prestasi/,
      /Gambar berganti/,
      /Galeri/,
      /Halaman/,
      /Agenda/,
      /Data sekolah/,
    ],
  ]);
});
