import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultFacts } from '@pesantren/content/default-facts';
import { students } from '@pesantren/content/sample/students';
import { secondSchool } from '@pesantren/content/testing/second-school';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { machineSite } from '../src/testing/machine-site.ts';
import { api, open, providerForEachTest, saveFacts, visit } from '../src/testing/site.tsx';

// Before the provider starts a session by this clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00+09:00') });
});
providerForEachTest();

/** What tells the sample school from all others, in lower case. */
const ofTheSample = [
  ...['lembah alas', 'lembahalas', 'kutacane', 'aceh', 'leuser', 'surau lama', '24651', 'gayo'],
  ...['3.4846', '97.8148', 'uploads/situs', 'golden ticket', 'silver ticket', 'jakarta', 'wib'],
  ...defaultFacts.contacts.flatMap(({ phone, whatsapp }) => [phone, whatsapp]),
  ...defaultFacts.structure.posts.flatMap(({ name }) => (name ? [name.toLowerCase()] : [])),
  ...defaultFacts.missions.map((mission) => mission.toLowerCase()),
  ...students.slice(0, 3).map(({ name }) => name.toLowerCase()),
];

const pages = [
  ...['/', '/profil', '/profil/struktur-organisasi', '/artikel', '/artikel/pasang-naik'],
  ...['/pengumuman', '/pengumuman/1', '/prestasi', '/galeri', '/galeri?foto=1', '/kontak'],
  ...[
    '/bergabung',
    '/orang-tua',
    '/data-siswa',
    '/halaman/jadwal',
    '/menu',
    '/cari',
    '/cari?q=pasang',
  ],
  '/tidak-ada',
];
const machines = [
  '/feed.xml',
  '/sitemap.xml',
  '/gelombang.ics',
  '/manifest.webmanifest',
  '/robots.txt',
];
const icons = ['/icon-192.png', '/icon-maskable-512.png', '/apple-touch-icon.png', '/favicon.ico'];

/** The color of the school's logo. */
const blue = { r: 10, g: 60, b: 200 };

beforeEach(async () => {
  await mkdir(join(api.uploadsFolder, 'contoh'), { recursive: true });
  const logo = sharp({ create: { width: 400, height: 200, channels: 3, background: blue } });
  await writeFile(join(api.uploadsFolder, 'contoh/logo.png'), await logo.png().toBuffer());
  await saveFacts(secondSchool('/uploads/contoh/logo.png'));
  await api.create('articles', { title: 'Pasang naik', author: 'Redaksi' });
  await api.create('announcements', { title: 'Libur', time: '08.00' });
  await api.create('gallery', { title: 'Dermaga' });
  await api.create('pages', { title: 'Jadwal', content: 'Bangun.', in_footer: true });
});

afterEach(() => {
  vi.useRealTimers();
});

/** True when a picture has the logo's color at a point. */
async function isBlueAt(picture: ArrayBuffer, left: number, top: number): Promise<boolean> {
  const area = { left, top, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract(area).raw().toBuffer();
  return [r - blue.r, g - blue.g, b - blue.b].every((off) => Math.abs(off) < 40);
}

/** Returns the words of the sample that stand in a text: 'placeholder' is not Aceh. */
function found(text: string): string[] {
  return ofTheSample.filter((word) =>
    RegExp(`(?<![a-z])${word.replaceAll('.', '\\.')}(?![a-z])`, 'i').test(text),
  );
}

/** Returns the path of the share card that a page names, `''` for none, and its words. */
function cardOf(html: string) {
  const [, path = ''] = /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(html) ?? [];
  const [, words = ''] = /property="og:image:alt" content="([^"]*)"/.exec(html) ?? [];
  return { path, words };
}

test('[J-40] another school’s site has nothing of the sample’s on any page, in its tags, data and state', async () => {
  for (const path of pages) {
    const html = await (await visit(path)).text();
    expect(found(html), path).toEqual([]);
    expect(html, path).toContain('Nurul Bahari');
    expect(html, path).toContain('© 2011');
  }
});

test('[J-01] a page has the facts that it shows only', async () => {
  const page = await (await visit('/kontak')).text();
  expect(page).toContain('tiktok');
  for (const word of ['Kiai Salam', 'Ustaz Latif', 'Iuran', 'Di tepi teluk'])
    expect(page, word).not.toContain(word);
});

test('[J-40] nor in its feeds, calendar and manifest', async () => {
  const site = machineSite(1);
  for (const path of machines) {
    const response = await site.request(path);
    expect(response.status, path).toBe(200);
    expect(found(await response.text()), path).toEqual([]);
  }
  expect(await (await site.request('/gelombang.ics')).text()).toContain('Nurul Bahari');
  expect(await (await site.request('/manifest.webmanifest')).json()).toMatchObject({
    name: 'Pondok Modern Nurul Bahari',
    short_name: 'Nurul Bahari',
    icons: expect.arrayContaining([expect.objectContaining({ src: '/icon-192.png?v=logo.png' })]),
  });
});

const ofSite = (page: string) => `situs,${page}`;

test('[J-07] [J-40] its logo is its icon, and the head of its share cards', async () => {
  const site = machineSite(1);
  for (const path of icons.slice(0, 3)) {
    const icon = await (await site.request(path)).arrayBuffer();
    expect(await isBlueAt(icon, 90, path.includes('512') ? 256 : 90), path).toBe(true);
  }
  expect((await site.request('/favicon.ico')).headers.get('Content-Type')).toBe('image/png');
  const cards = new Set<string>();
  for (const path of pages) cards.add(cardOf(await (await visit(path)).text()).path);
  // Of home, admission, an article, an announcement, a page, a picture and the pages of the menus; pages without indexing have none.
  expect([...cards].map((path) => path.split('/').slice(2, 4).join()).toSorted()).toEqual([
    '',
    'artikel,pasang-naik',
    'galeri,1',
    'halaman,jadwal',
    'pengumuman,1',
    ...['artikel', 'beranda', 'bergabung', 'galeri', 'kontak', 'orang-tua', 'pengumuman'].map(
      ofSite,
    ),
    ...['prestasi', 'profil', 'struktur-organisasi'].map(ofSite),
  ]);
  cards.delete('');
  for (const path of cards) {
    const drawn = await site.request(path);
    expect(drawn.status, path).toBe(200);
    expect(await isBlueAt(await drawn.arrayBuffer(), 88, 80), path).toBe(true);
  }
});

test('[J-07] a saved wave shows on home, on its page, in data, on its share card and in the calendar', async () => {
  const data = { ...secondSchool('/uploads/contoh/logo.png') };
  await saveFacts({
    ...data,
    waves: [
      { name: 'Ombak', opens: '2026-11-20', closes: '2026-12-31', discount: 250_000 },
      { name: 'Riak', opens: '2026-10-01', closes: '2026-10-31', discount: 0 },
    ],
  });
  for (const path of ['/', '/bergabung']) {
    const html = await (await visit(path)).text();
    expect(html).toContain('Ombak');
    expect(html).toContain('Rp250.000');
  }
  const html = await (await visit('/bergabung')).text();
  expect(html).toContain('"startDate":"2026-11-20"');
  const { path, words } = cardOf(html);
  expect(words).toBe('Pondok Modern Nurul Bahari: Daftar sampai 31 Desember 2026');
  expect((await machineSite(1).request(path)).headers.get('Content-Type')).toBe('image/jpeg');
  // The day after its last one the card's path is another, to which the old one leads.
  vi.setSystemTime(new Date('2027-01-01T00:00+09:00'));
  const later = cardOf(await (await visit('/bergabung')).text());
  expect(later.words).toBe('Pondok Modern Nurul Bahari: Tanyakan jadwal pendaftaran berikutnya');
  expect((await machineSite(1).request(path)).headers.get('Location')).toBe(later.path);
  vi.setSystemTime(new Date('2026-11-21T10:00+09:00'));
  const calendar = await (await machineSite(1).request('/gelombang.ics')).text();
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261120');
});

test('[J-08] [J-40] it lives by its own clock', async () => {
  const { page } = await open('/kontak');
  const status = page.getByText(/^Buka sekarang/, { ignore: '[hidden] *' });
  expect(status.textContent).toBe('Buka sekarang, sampai 14.00\u00a0WIT');
  await open('/bergabung');
  expect(document.body.textContent).toContain('kuota 40 santri');
});

test('[J-40] beside its profile stand its own newest items', async () => {
  const { page } = await open('/profil');
  const link = page.getByRole('complementary').querySelector('a[href="/artikel/pasang-naik"]');
  expect(link?.textContent).toBe('Pasang naik');
});

test('[J-40] a picture that it has not uploaded is not the sample’s', async () => {
  const { identity, founder, structure, hero } = secondSchool('');
  await saveFacts({
    identity,
    founder,
    structure,
    hero: { ...hero, film: { url: '', poster: hero.picture } },
  });
  for (const path of ['/', '/kontak', '/profil/struktur-organisasi']) {
    const html = await (await visit(path)).text();
    for (const file of ['peta', 'pendiri', 'direktur', 'struktur', 'film']) {
      expect(html, path).not.toContain(`uploads/situs/${file}.`);
    }
  }
});
