import { reasons } from '@pesantren/content/admission';
import { defaultFacts } from '@pesantren/content/default-facts';
import type { Facts } from '@pesantren/content/facts';
import { noFacts } from '@pesantren/content/no-facts';
import { sampleAnnouncements, sampleArticles } from '@pesantren/content/sample/sample-news';
import { students } from '@pesantren/content/sample/students';
import { beforeEach, expect, test } from 'vitest';
import { createRoutes } from '../src/routes.tsx';
import { machineSite } from '../src/testing/machine-site.ts';
import { api, providerForEachTest, saveFacts, visit } from '../src/testing/site.tsx';

providerForEachTest();

/** What the school of this test has given. */
const given: Pick<Facts, 'identity' | 'contacts'> = {
  identity: { ...noFacts.identity, name: 'Dayah Nurul Falah', shortName: 'Nurul Falah' },
  contacts: [
    {
      title: 'Sekretariat',
      topic: 'surat',
      phone: '62812 3456 7892',
      whatsapp: '',
      admission: true,
    },
  ],
};

/** Words of the sample that every site has of its own, on its buttons and in its headings. */
const ofEverySite =
  /^(?:Prestasi|Pendaftaran|Tata Usaha|alumni|sarjana|doktor|magister|Keuangan)$/i;

/** Yields every text of a value that tells something of the sample. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) yield* textsIn(one);
  } else if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value);
    if (text.length > 3 && !/^\d{1,4}$/.test(text) && !ofEverySite.test(text)) yield text;
  }
}

const { time_zone: _, hours: __, ...facts } = defaultFacts;
const titles = [...sampleArticles, ...sampleAnnouncements].map(({ title }) => title);
const pupils = students.flatMap(({ id, name }) => [id, name]);
const words = [
  ...new Set([...textsIn([facts, reasons, titles, pupils]), 'uploads/situs', '40+', '08.00']),
].filter((word) => !['once', 'month', 'year', 'facebook', 'instagram', 'youtube'].includes(word));

/** Returns the words of the sample that stand in a text as words of their own. */
function found(text: string): string[] {
  const lower = text.toLowerCase();
  return words.filter(
    (word) =>
      lower.includes(word.toLowerCase()) &&
      RegExp(
        `(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`,
        'iu',
      ).test(text),
  );
}

const pages = [
  ...['/', '/profil', '/profil/struktur-organisasi', '/artikel', '/artikel?q=a', '/artikel/a'],
  ...['/pengumuman', '/pengumuman?arsip=1', '/pengumuman/1', '/prestasi', '/galeri', '/kontak'],
  ...['/bergabung', '/bergabung/daftar', '/bergabung/daftar/ditarik', '/bergabung/daftar/P-1'],
  ...['/orang-tua', '/agenda', '/agenda?bulan=2026-12', '/agenda/kalender-pendidikan'],
  ...['/data-siswa', '/data-siswa?q=a', '/halaman/privasi', '/cari', '/cari?q=pesantren'],
  ...['/menu', '/tidak-ada'],
];
const machines = [
  ...['/feed.xml', '/sitemap.xml', '/gelombang.ics', '/agenda.ics', '/agenda/agenda-1.ics'],
  '/manifest.webmanifest',
];
const cards = ['beranda', 'bergabung', 'agenda', 'orang-tua', 'kontak'].map(
  (name) => `/og/situs/${name}/x.jpg`,
);
const others = ['/robots.txt', '/icon-192.png', '/favicon.ico', '/apple-touch-icon.png', ...cards];

const open = (path: string) => visit(path, { alone: path.startsWith('/bergabung/daftar') });

test('[F-77] the walk goes to each route of the site', () => {
  const [root] = createRoutes(() => ({}) as never);
  const routes = root?.children?.[0]?.children?.map(({ path }) => path ?? '') ?? [];
  for (const route of routes.filter((path) => path !== '*')) {
    const address = new RegExp(`^/?${route.replace(/:\w+/g, '[^/?]+')}(?:[?]|$)`);
    expect(
      pages.some((path) => address.test(path)),
      route,
    ).toBe(true);
  }
});

beforeEach(() => saveFacts({}, false));

test('[F-77] until it has said who it is and how to reach it, an empty school has one page, for nobody to keep', async () => {
  for (const saved of [{}, { identity: given.identity }, { contacts: given.contacts }]) {
    await saveFacts(saved);
    const site = machineSite(0);
    for (const path of [...pages, ...machines, ...others]) {
      const response = pages.includes(path) ? await open(path) : await site.request(path);
      const text = await response.text();
      expect(response.status, path).toBe(503);
      expect(Number(response.headers.get('Retry-After')), path).toBeGreaterThan(60);
      expect(response.headers.get('X-Robots-Tag'), path).toBe('noindex');
      expect(response.headers.get('Cache-Control'), path).toBe('no-store');
      expect(text, path).toContain('Situs sedang disiapkan');
      expect(found(text), path).toEqual([]);
    }
  }
  const html = await (await visit('/')).text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain(`href="${api.deps.adminOrigin}/adminsekolah/school"`);
});

test('[F-77] a school that has given name and contacts shows these, and no word of the sample', async () => {
  await saveFacts(given);
  const site = machineSite(0);
  for (const path of [...pages, ...machines, ...others.slice(0, 4)]) {
    const response = pages.includes(path) ? await open(path) : await site.request(path);
    expect([200, 404], path).toContain(response.status);
    const text = await response.text();
    expect(found(text), path).toEqual([]);
    if (pages.includes(path)) expect(text, path).toContain('0812-3456-7892');
  }
});

test('[F-77] what was not given leaves no heading, list or separator behind', async () => {
  await saveFacts(given);
  for (const path of pages) {
    const html = await (await open(path)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    const empty = 'h1, h2, h3, h4, p, address, dd, dt, li, td, th, figcaption, blockquote, title';
    for (const element of page.querySelectorAll(empty)) {
      const isEmpty = !element.textContent?.trim() && !element.querySelector('img, svg, input');
      expect(isEmpty && element.outerHTML, path).toBe(false);
      expect(element.textContent?.trim(), path).not.toMatch(
        /^[,·.–]|[,·–]$|, ,|· ·|undefined|null|NaN/,
      );
    }
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(data, path).not.toMatch(/:(?:""|null|\[\]|\{\})/);
    for (const { content } of page.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]'))
      expect(content, path).not.toBe('');
  }
});

test('[F-82] a number is shown, called and described in one form each, however it was typed and stored', async () => {
  await saveFacts(given);
  await api.deps.db
    .updateTable('school')
    .set({ facts: JSON.stringify(given) })
    .execute();
  const html = await (await visit('/kontak')).text();
  expect(html.match(/tel:[^"]+/g)).toEqual(['tel:+6281234567892', 'tel:+6281234567892']);
  expect(html).toContain('"telephone":"+6281234567892"');
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  expect(page.body.textContent?.match(/(?:\+?62|08)\d[\d -]{6,}/g)).toEqual(
    Array.from({ length: 3 }, () => '0812-3456-7892'),
  );
});
