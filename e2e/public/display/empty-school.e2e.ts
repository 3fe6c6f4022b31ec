import { defaultFacts } from '@pesantren/content/default-facts';
import { students } from '@pesantren/content/sample/students';
import { countTaps } from '../../admin/count-taps.ts';
import { expect, type Page, test } from '../../fixtures.ts';
import { photo } from '../../sample-files/photo.ts';
import { systems } from '../../systems.ts';

const { full } = systems;
const ports = {
  site: full.ports.site + 100,
  admin: full.ports.site + 101,
  api: full.ports.site + 102,
};
const [site, admin, api] = [ports.site, ports.admin, ports.api].map(
  (port) => `http://localhost:${port}`,
);

test.use({ hasTouch: true });

/** The three as a school starts them that wants no sample. */
const env = {
  ...full.env,
  ...{ SITE_PORT: String(ports.site), SITE_URL: `${site}`, ADMIN_PORT: String(ports.admin) },
  ...{ ADMIN_URL: `${admin}`, API_PORT: String(ports.api), API_URL: `${api}/api` },
  SEED: 'none',
};

/** What tells the sample school from all others. */
const ofTheSample = [
  ...['Lembah Alas', 'Kutacane', 'Aceh', 'Leuser', 'Surau', '40+', '3.500.000', 'uploads/situs'],
  ...[...defaultFacts.contacts.map(({ phone }) => phone), ...defaultFacts.missions],
  ...[defaultFacts.founder.quote, defaultFacts.hero.headline, students[0]?.name ?? ''],
  ...[students[0]?.id ?? '', 'facebook.com', 'Golden Ticket', '08.00', 'data siswa contoh'],
];

const paths = [
  ...['/', '/profil', '/profil/struktur-organisasi', '/artikel', '/pengumuman', '/prestasi'],
  ...[
    '/galeri',
    '/kontak',
    '/bergabung',
    '/orang-tua',
    '/data-siswa',
    '/cari?q=pesantren',
    '/feed.xml',
  ],
  ...['/sitemap.xml', '/manifest.webmanifest', '/robots.txt', '/gelombang.ics'],
];

type Taps = ReturnType<typeof countTaps>;

/** What is typed into fields by their labels, and the picture of one. */
type Fields = Record<string, string | Awaited<ReturnType<typeof photo>>>;

/** Types into the fields of an open card, the first of which waits for it, and saves them; the next card opens then. */
async function fill(page: Page, { tap, choose }: Taps, fields: Fields) {
  for (const [index, [label, text]] of Object.entries(fields).entries()) {
    const field = page.getByLabel(label, { exact: true }).first();
    if (typeof text !== 'string') {
      await choose(field, [text]);
      continue;
    }
    if (index > 0) await tap(field);
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  }
  await tap(page.getByRole('button', { name: 'Simpan Perubahan' }));
}

test('[F-77] the first hour of an empty school: nothing is told that it has not said', async ({
  page,
  request,
  ownStart,
  allowConsoleError,
}) => {
  allowConsoleError(/503 \(Service Unavailable\)/);
  const { ready } = await ownStart(env);
  await ready();
  for (const path of paths) expect((await request.get(site + path)).status(), path).toBe(503);
  await page.goto(site ?? '');
  await expect(page.getByRole('heading', { name: 'Situs sedang disiapkan' })).toBeVisible();
  await page.getByRole('link', { name: 'Buka halaman admin' }).click();
  await page.getByLabel('Nama pengguna').fill(full.username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(full.password);
  await page.setViewportSize({ width: 360, height: 740 });
  const taps = countTaps(page);
  const step = (name: string) => page.getByRole('link', { name: `${name} Isi` });
  await taps.tap(page.getByRole('button', { name: 'Masuk' }));
  await expect(page.getByText('0 dari 7 langkah selesai')).toBeVisible();
  await expect(page.getByText(/^Situs tampil setelah nama sekolah/)).toBeVisible();
  await taps.tap(step('Nama sekolah'));
  await fill(page, taps, {
    'Nama sekolah': 'Dayah Nurul Falah',
    'Nama pendek': 'Nurul Falah',
    Jalan: 'Jalan Pendidikan 4',
    'Kota atau kecamatan': 'Blangpidie',
    'Pilih gambar': await photo(),
  });
  await fill(page, taps, {
    Bagian: 'Sekretariat',
    Perihal: 'surat-menyurat',
    Telepon: '62812 3456 7892',
    'WhatsApp (boleh kosong)': '0812-3456-7892',
  });
  await expect(page.getByText('4 dari 7 langkah selesai.')).toBeVisible();
  // What is passed over shows nowhere, and can be gone on with.
  const all = page.getByRole('link', { name: 'Semua data sekolah' });
  await taps.tap(all);
  await taps.tap(step('Biaya'));
  await fill(page, taps, { 'Nama biaya': 'Formulir', Jumlah: '75000' });
  await expect(page.getByText('5 dari 7 langkah selesai.')).toBeVisible();
  await taps.tap(all);
  const missing = page.getByRole('region', { name: 'Belum dilihat pengunjung' });
  await expect(missing.getByRole('link', { name: 'Media sosial' })).toBeVisible();
  await expect(missing.getByRole('link', { name: 'Biaya' })).toHaveCount(0);

  await expect.poll(async () => (await request.get(site ?? '')).status()).toBe(200);
  for (const path of [...paths, '/bergabung']) {
    const text = await (await request.get(site + path)).text();
    for (const word of ofTheSample) expect(text, path).not.toContain(word);
  }
  for (const path of paths.slice(0, 12)) {
    await page.goto(site + path);
    await expect(page.getByRole('contentinfo')).toContainText('0812-3456-7892');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      const room = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(room, path).toBeLessThanOrEqual(width);
    }
  }
  const school = await request.get(`${api}/api/school.php`, {
    headers: { 'X-API-Key': full.env.API_KEY ?? '' },
  });
  expect(Object.keys((await school.json()).facts).toSorted()).toEqual([
    'contacts',
    'costs',
    'identity',
  ]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${admin}/adminsekolah/school`);
  await taps.tap(step('Pembuka beranda'));
  await fill(page, taps, { Judul: 'Belajar di tepi sungai' });
  await expect(page.getByText('6 dari 7 langkah selesai.')).toBeVisible();
  await taps.tap(page.getByRole('button', { name: 'Simpan Perubahan' }));
  await expect(page.getByText(/^Semua langkah awal selesai/)).toBeVisible();
  expect(taps.count()).toBeLessThanOrEqual(24);
  await expect
    .poll(async () => (await request.get(`${site}/bergabung`)).text())
    .toContain('Gelombang 1');
  await page.getByLabel('Tampilkan data contoh').check();
  await expect(page.getByText('Data contoh tampil.')).toBeVisible();
  await expect(async () => {
    await page.goto(`${site}/profil`);
    await expect(page.getByRole('banner').getByText('Contoh', { exact: true })).toBeVisible({
      timeout: 1,
    });
  }).toPass({ timeout: 10_000 });
});
