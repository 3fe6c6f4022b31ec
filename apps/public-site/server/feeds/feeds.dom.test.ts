import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { defaultFacts } from '@pesantren/content/default-facts';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { api, provider, providerForEachTest, providerIsBack } from '../../src/testing/site.tsx';
import { createPageCache } from '../caching/page-cache.ts';
import { createFactsReader } from '../facts-reader.ts';
import { createMachineRoutes } from '../machine-routes.ts';
import { sharp } from '../og-images/sharp.ts';
import { createReader } from '../reader.ts';
import { withFeeds } from './render-feed.ts';

providerForEachTest();

const gelombang = defaultFacts.waves;

const siteUrl = 'https://www.sekolah.example';
const files = `${import.meta.dirname}/../../public`;
let site: ReturnType<typeof siteFor>;

beforeEach(() => {
  site = siteFor('full');
});

function siteFor(apiProfile: 'full' | 'plain') {
  const config = { apiUrl: api.url, apiKey: api.key, apiProfile, siteUrl };
  const reader = createReader(config, serverFetch, 0);
  const readFacts = createFactsReader(config, serverFetch, 0, () => {}).read;
  const notFound = async () => ({ status: 404, headers: {}, html: '' });
  const pages = createPageCache({
    render: withFeeds(reader, config, readFacts, notFound),
    megabytes: 1,
  });
  return createMachineRoutes(config, files, reader, readFacts).get('*', (c) =>
    pages.answer(c.req.raw),
  );
}

test('[F-105] the addresses at which a feed is looked for lead to it', async () => {
  for (const path of ['/rss', '/rss.xml', '/feed']) {
    const response = await site.request(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/feed.xml']);
  }
});

/** An answer read as XML. @throws what is wrong with it when it is not well-formed. */
async function xmlAt(path: string): Promise<Document> {
  const answer = await site.request(path);
  expect(answer.status).toBe(200);
  const document = new DOMParser().parseFromString(await answer.text(), 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

function textsOf(document: Document, selector: string): (string | null)[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

const hostile = [
  '</title><script>alert(1)</script>',
  ']]>',
  '<!--',
  '&lt;b&gt; &nbsp; "kutip"',
  'العلم نور \u202e',
  'a\u0007b\uffff\ud800c\u2028',
];

/** A provider that says what ours would refuse. */
function hostileArticles(): void {
  const items = hostile.map((title, index) => ({
    id: index + 1,
    title,
    excerpt: title,
    category: title,
    author: title,
    slug: `jahat-${index}`,
    date: index % 2 ? '0000-00-00' : '12 Januari 2026',
  }));
  provider('articles', () => Response.json(items));
}

describe('the sitemap', () => {
  test.each(['full', 'plain'] as const)(
    'has every page, with the day it changed (%s)',
    async (profile) => {
      site = siteFor(profile);
      await api.create('articles', { title: 'Panen raya', date: '2 Februari 2026' });
      await api.create('announcements', { title: 'Libur' });
      const locations = textsOf(await xmlAt('/sitemap.xml'), 'loc');
      for (const path of [
        '/',
        '/profil',
        '/artikel',
        '/artikel/panen-raya',
        '/pengumuman/1',
        '/kontak',
      ]) {
        expect(locations).toContain(siteUrl + path);
      }
      expect(locations.filter((location) => location?.includes('siswa'))).toEqual([]); // [F-40]
      expect(new Set(locations).size).toBe(locations.length);
      const [dated] = [...(await xmlAt('/sitemap.xml')).querySelectorAll('url')].filter((url) =>
        url.textContent?.includes('panen-raya'),
      );
      expect(dated?.querySelector('lastmod')?.textContent).toMatch(/^\d{4}-\d\d-\d\dT/);
    },
  );

  test('of many articles is a list of its parts, each of at most a thousand', async () => {
    const articles = Array.from({ length: 2300 }, (_, index) => ({
      id: 2300 - index,
      title: `Kabar ${index}`,
      slug: `kabar-${index}`,
    }));
    provider('articles', () => Response.json(articles));
    const parts = textsOf(await xmlAt('/sitemap.xml'), 'loc').map(String);
    expect(parts).toEqual([1, 2, 3].map((part) => `${siteUrl}/sitemap-${part}.xml`));
    const found = new Set<string | null>();
    for (const part of parts) {
      const own = textsOf(await xmlAt(part.replace(siteUrl, '')), 'loc');
      expect(own.length).toBeLessThan(1100);
      for (const location of own) found.add(location);
    }
    for (const { slug } of articles) expect(found).toContain(`${siteUrl}/artikel/${slug}`);
    for (const path of ['/sitemap-4.xml', '/sitemap-999.xml', '/sitemap-0.xml']) {
      expect((await site.request(path)).status).toBe(404);
    }
  });

  test('is read a hundred articles at a time from our provider', async () => {
    for (let n = 0; n < 130; n += 1) await api.create('articles', { title: `Kabar ${n}` });
    const locations = textsOf(await xmlAt('/sitemap.xml'), 'loc');
    expect(locations.filter((location) => location?.includes('/artikel/'))).toHaveLength(130);
  });

  test.each(['articles', 'announcements'])(
    '[S16] without a word of the %s is the last copy or 503, never less than there is',
    async (resource) => {
      await api.create('articles', { title: 'Panen' });
      provider(resource, 'cut');
      const failed = await site.request('/sitemap.xml');
      expect([failed.status, failed.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
      expect(failed.headers.get('Retry-After')).toBe('10');
      providerIsBack();
      const copy = await (await site.request('/sitemap.xml')).text();
      provider(resource, 'cut');
      expect(await (await site.request('/sitemap.xml')).text()).toBe(copy);
      expect((await site.request('/robots.txt')).status).toBe(200);
    },
  );
});

test('[F-09] what is dated after today is in no feed until its day', async () => {
  await api.create('articles', { title: 'Kelak', date: '1 Januari 2130' });
  await api.create('articles', { title: 'Sekarang', date: '1 Mei 2026' });
  expect(textsOf(await xmlAt('/feed.xml'), 'entry > title')).toEqual(['Sekarang']);
});

test('[S01] robots.txt names the sitemap on the site’s own address', async () => {
  const answer = await site.request('/robots.txt', { headers: { Host: 'jahat.example' } });
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

describe('the feeds', () => {
  test('hold the newest articles and announcements together, newest first', async () => {
    await api.create('articles', { title: 'Lama', date: '2 Januari 2026', excerpt: 'Ringkas.' });
    await api.create('announcements', { title: 'Tengah', date: '3 Januari 2026' });
    await api.create('articles', { title: 'Baru', date: '4 Januari 2026' });
    const feed = await xmlAt('/feed.xml');
    expect(textsOf(feed, 'entry > title')).toEqual(['Baru', 'Tengah', 'Lama']);
    expect(textsOf(feed, 'entry > id')[0]).toBe('tag:www.sekolah.example,2024:artikel/2');
    expect(textsOf(feed, 'feed > id, feed > title, feed > updated')).toHaveLength(3);
    const links = [...feed.querySelectorAll('entry > link')];
    expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
      `${siteUrl}/artikel/baru`,
      `${siteUrl}/pengumuman/1`,
    ]);
    const [, tengah, lama] = feed.querySelectorAll('entry');
    expect(tengah?.querySelector('category')?.getAttribute('term')).toBe('Akademik');
    expect(textsOf(feed, 'entry > summary')[2]).toBe('Ringkas.');
    expect(lama?.querySelector('author > name')?.textContent).toBe('Redaksi');
  });

  test('[F-105] carry the whole text with absolute addresses, the pages after the news', async () => {
    await api.create('pages', { title: 'Tata tertib', content: 'Datang tepat waktu.' });
    const content =
      '<p>Rumus a &lt; b<br>baris</p><p><a href="/bergabung">Daftar</a> <a href="tel:08112345678">telepon</a> ' +
      '<a href="javascript:alert(1)">jahat</a></p><img src="/uploads/panen.jpg" alt="Panen &quot;raya&quot;">' +
      '<script>alert(1)</script>';
    await api.create('articles', { title: 'Panen', date: '2 Januari 2020', content });
    const feed = await xmlAt('/feed.xml');
    expect(textsOf(feed, 'entry > title').slice(0, 2)).toEqual(['Panen', 'Tata tertib']);
    const [panen, rules] = feed.querySelectorAll('entry > content');
    expect(rules?.textContent).toBe('Datang tepat waktu.');
    const html = 'http://www.w3.org/1999/xhtml';
    const named = (name: string) => [...(panen?.getElementsByTagNameNS(html, name) ?? [])];
    expect(named('p')[0]?.textContent).toBe('Rumus a < bbaris');
    expect(named('a').map((link) => link.getAttribute('href'))).toEqual([
      `${siteUrl}/bergabung`,
      'tel:+628112345678',
      null,
    ]);
    expect(named('img').map((picture) => picture.getAttribute('src'))).toEqual([
      `${new URL(api.url).origin}/uploads/panen.jpg`,
    ]);
    expect(named('script')).toEqual([]);
  });

  test('an entry stays the same when its title becomes another', async () => {
    const { id } = await api.create('articles', { title: 'Panen' });
    const [before] = textsOf(await xmlAt('/feed.xml'), 'entry > id');
    await api.rename(id, 'Panen raya');
    site = siteFor('full');
    const after = await xmlAt('/feed.xml');
    expect(textsOf(after, 'entry > id')).toEqual([before]);
    expect(after.querySelector('entry > link')?.getAttribute('href')).toContain('/panen-raya');
  });

  test('[X04] [I10] are well-formed whatever a provider says', async () => {
    hostileArticles();
    const titles = textsOf(await xmlAt('/feed.xml'), 'entry > title');
    const readable = hostile.map((title) =>
      title.toWellFormed().replaceAll('\u0007', '').replaceAll('\uffff', '').trim(),
    );
    expect(titles.toSorted()).toEqual(readable.toSorted());
    expect(textsOf(await xmlAt('/sitemap.xml'), 'loc')).toContain(`${siteUrl}/artikel/jahat-0`);
  });

  test('[S16] without a provider are the last copy or 503', async () => {
    provider('announcements', 'cut');
    expect((await site.request('/feed.xml')).status).toBe(503);
    providerIsBack();
    await xmlAt('/feed.xml');
    provider('articles', 'cut');
    expect((await site.request('/feed.xml')).status).toBe(200);
  });

  test('an unchanged feed is not sent again', async () => {
    const first = await site.request('/feed.xml');
    const tag = first.headers.get('ETag') ?? '';
    const again = await site.request('/feed.xml', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

test('the admission dates are a calendar: each wave whole days, its last one included', async () => {
  const answer = await site.request('/gelombang.ics');
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const text = await answer.text();
  for (const line of text.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events.map(({ startDate }) => String(startDate))).toEqual(
    gelombang.map(({ opens }) => opens),
  );
  expect(String(events[0]?.endDate)).toBe('2025-02-21');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(gelombang.length);
  expect(events[0]?.description).toContain(`Rp1.000.000.\nSyarat dan biaya: ${siteUrl}/bergabung`);
});

test('the manifest names icons that are there, in the sizes it says', async () => {
  const answer = await site.request('/manifest.webmanifest');
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json');
  const manifest: { icons: { src: string; sizes: string }[]; theme_color: string } =
    await answer.json();
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
  expect(manifest.icons).toHaveLength(4);
  for (const { src, sizes } of manifest.icons) {
    const icon = await site.request(src);
    expect(icon.headers.get('Content-Type')).toBe('image/png');
    const png = new DataView(await icon.arrayBuffer());
    // Width and height stand in the header, at bytes 16 and 20 (PNG section 11.2.1).
    expect(`${png.getUint32(16)}x${png.getUint32(20)}`).toBe(sizes);
  }
});

test('[F-39] /favicon.ico is an icon for programs that do not read the page', async () => {
  const answer = await site.request('/favicon.ico');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/png');
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect([format, width, height]).toEqual(['png', 48, 48]);
});
