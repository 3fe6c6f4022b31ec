import { describe, expect, test } from 'vitest';
import { api, provider, providerForEachTest, visit } from '../../src/testing/site.tsx';

providerForEachTest();

type Thing = { '@type': string } & Record<string, unknown>;

/** Reads the tags of a page's head as crawlers do. */
async function headOf(path: string, options?: Parameters<typeof visit>[1]) {
  const html = await (await visit(path, options)).text();
  const document = new DOMParser().parseFromString(html, 'text/html');
  const content = (name: string) =>
    document.head
      .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
      ?.getAttribute('content') ?? null;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const things: Thing[] = blocks.flatMap((block) => JSON.parse(block.textContent ?? '')['@graph']);
  const thing = (type: string) => things.filter((each) => each['@type'] === type);
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
  return { html, content, thing, canonical, scripts: document.scripts };
}

const site = () => api.siteOrigin;

const pages = [
  ['/', '/'],
  ['/profil', '/profil'],
  ['/profil/struktur-organisasi', '/profil/struktur-organisasi'],
  ['/artikel?q=panen&halaman=2', '/artikel'],
  ['/artikel/panen-raya', '/artikel/panen-raya'],
  ['/pengumuman', '/pengumuman'],
  ['/pengumuman/1', '/pengumuman/1'],
  ['/prestasi', '/prestasi'],
  ['/galeri', '/galeri'],
  ['/kontak', '/kontak'],
  ['/orang-tua', '/orang-tua'],
  ['/bergabung', '/bergabung'],
] as const;

test.each(pages)(
  '[S01] %s says of itself what a share card and a crawler need',
  async (path, own) => {
    await api.create('articles', { title: 'Panen raya' });
    await api.create('announcements', { title: 'Libur' });
    const forged = { Host: 'jahat.example', 'X-Forwarded-Host': 'jahat.example' };
    const { html, content, thing, canonical } = await headOf(path, { headers: forged });
    expect(html).not.toContain('jahat.example');
    expect(canonical).toBe(site() + own);
    expect(content('og:url')).toBe(canonical);
    for (const name of ['og:title', 'og:description', 'og:site_name', 'description']) {
      expect(content(name), name).toBeTruthy();
    }
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('og:image')).toMatch(new RegExp(`^${site()}/og/[^?]+/[\\w-]{20}\\.jpg$`));
    expect(thing('School')).toMatchObject([{ '@id': `${site()}/#sekolah` }]);
    const [trail] = thing('BreadcrumbList');
    const way = (trail?.itemListElement ?? []) as Thing[];
    expect(way.at(-1)?.item).toBe(own === '/' ? undefined : canonical);
  },
);

test.each(['full', 'plain'] as const)(
  '[F-40] the student directory is kept from search engines and share cards (%s)',
  async (profile) => {
    for (const path of ['/data-siswa', '/data-siswa?halaman=2', '/data-siswa?q=a&kelas=X']) {
      const { html } = await headOf(path, { profile });
      expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/);
      expect(html).not.toMatch(/rel="canonical"|og:title|application\/ld\+json/);
    }
    const others = await Promise.all(['/', '/profil', '/kontak'].map((path) => headOf(path)));
    for (const { html } of others) {
      expect(html).not.toContain('noindex');
      expect(html).not.toMatch(/<script type="application\/ld\+json">[^<]*data-siswa/);
    }
  },
);

/** Hosts that pages may link to: the school's accounts, chat and map; the rest are names of vocabularies. */
const hosts = [
  ...['www.facebook.com', 'www.instagram.com', 'www.youtube.com', 'wa.me', 'www.google.com'],
  ...['schema.org', 'www.w3.org'],
];

test.each(pages)('[S15] %s names no other host than it should', async (path) => {
  await api.create('articles', { title: 'Panen raya' });
  await api.create('announcements', { title: 'Libur' });
  const { html } = await headOf(path);
  const named = [...html.matchAll(/\bhttps?:\/\/([^/"<>\s&\\]+)/g)].map(([, host]) => host);
  const own = [site(), api.origin].map((origin) => new URL(origin).host);
  expect([...new Set(named)].filter((host) => ![...own, ...hosts].includes(`${host}`))).toEqual([]);
});

test('pages that are none have no card', async () => {
  for (const path of ['/tidak-ada', '/artikel/tidak-ada']) {
    const { content, scripts } = await headOf(path);
    expect([content('og:title'), content('robots')]).toEqual([null, 'noindex']);
    expect(scripts).toHaveLength(0);
  }
});

describe('what pages are about', () => {
  test('the school with address and hours, on the home page and with the contacts', async () => {
    for (const path of ['/', '/kontak']) {
      const [school] = (await headOf(path)).thing('School');
      expect(school?.address).toMatchObject({ '@type': 'PostalAddress', addressCountry: 'ID' });
      expect(school?.openingHoursSpecification).toEqual([
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '16:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Saturday'],
          opens: '08:00',
          closes: '12:00',
        },
      ]);
    }
  });

  test('[F-105] a byline that is a part of the school is an organization', async () => {
    const table = {
      Redaksi: 'Organization',
      'Tim Media Pesantren': 'Organization',
      Timur: 'Person',
    };
    for (const author of Object.keys(table))
      await api.create('articles', { title: author, author });
    for (const [author, type] of Object.entries(table)) {
      const slug = author.toLowerCase().replaceAll(' ', '-');
      const [article] = (await headOf(`/artikel/${slug}`)).thing('NewsArticle');
      expect(article?.author).toEqual({ '@type': type, name: author });
    }
  });

  test('an article, with its times, its way from the home page and its own card', async () => {
    await api.create('articles', {
      title: 'Panen raya',
      excerpt: 'Dua ton.',
      date: '18 Oktober 2026',
      author: 'Ustaz Hasan',
    });
    const { content, thing } = await headOf('/artikel/panen-raya');
    expect(content('og:type')).toBe('article');
    expect(content('og:description')).toBe('Dua ton.');
    expect(content('article:published_time')).toBe('2026-10-17T17:00:00.000Z');
    expect(content('og:image')).toContain('/og/artikel/panen-raya/');
    expect(thing('NewsArticle')).toMatchObject([
      {
        headline: 'Panen raya',
        datePublished: '2026-10-17T17:00:00.000Z',
        author: { '@type': 'Person', name: 'Ustaz Hasan' },
        publisher: { '@id': `${site()}/#sekolah` },
        image: content('og:image'),
      },
    ]);
    const [trail] = thing('BreadcrumbList');
    expect(trail?.itemListElement).toMatchObject([
      { name: 'Beranda' },
      { name: 'Artikel' },
      { name: 'Panen raya' },
    ]);
  });

  test('lists by their entries, admission by its waves', async () => {
    await api.create('articles', { title: 'Satu' });
    await api.create('announcements', { title: 'Libur' });
    await api.create('gallery', { title: 'Sawah' });
    for (const [path, name, address] of [
      ['/artikel', 'Satu', '/artikel/satu'],
      ['/pengumuman', 'Libur', '/pengumuman/1'],
      ['/galeri', 'Sawah', '/galeri?foto=1'],
    ] as const) {
      const [list] = (await headOf(path)).thing('ItemList');
      expect(list?.itemListElement).toEqual([
        { '@type': 'ListItem', position: 1, name, item: site() + address },
      ]);
    }
    const waves = (await headOf('/bergabung')).thing('EducationEvent');
    expect(waves).toHaveLength(3);
    expect(waves[0]).toMatchObject({ startDate: '2025-01-20', endDate: '2025-02-20' });
  });

  test('a card is another one as soon as what it shows is', async () => {
    const { id } = await api.create('articles', { title: 'Panen raya' });
    const image = async () => (await headOf('/artikel/panen-raya')).content('og:image');
    const before = await image();
    expect(await image()).toBe(before);
    await api.rename(id, 'Panen Raya!');
    expect(await image()).not.toBe(before);
  });
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  ']]>&lt;/script&gt;\u2028\u202eالعلم نور',
])('[X03] [X04] the title %j is only ever text', async (title) => {
  provider('articles', () => Response.json([{ id: 1, title, slug: 'jahat', content: 'a' }]));
  for (const path of ['/artikel/jahat', '/artikel']) {
    const { content, thing, scripts } = await headOf(path);
    expect([...scripts].map(({ type }) => type)).toEqual(['application/ld+json']);
    if (path === '/artikel') continue;
    expect(content('og:title')).toBe(title);
    expect(thing('NewsArticle')[0]?.headline).toBe(title);
  }
});
