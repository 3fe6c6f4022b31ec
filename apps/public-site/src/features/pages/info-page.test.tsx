import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { messages } from '@pesantren/content/messages';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPageCache } from '../../../server/caching/page-cache.ts';
import { createFactsReader } from '../../../server/facts-reader.ts';
import { withFeeds } from '../../../server/feeds/render-feed.ts';
import { createMachineRoutes } from '../../../server/machine-routes.ts';
import { createReader } from '../../../server/reader.ts';
import {
  api,
  open,
  provider,
  providerForEachTest,
  providerIsBack,
  visit,
} from '../../testing/site.tsx';

providerForEachTest();

const questions =
  '<h2>Berapa biayanya?</h2><p>Rp150.000.</p><h2>Kapan?</h2><p>Ahad &lt;pagi&gt;.</p>';

/** The text of an address for machines: sitemap, feed, share card. */
async function machine(path: string, apiProfile: 'full' | 'plain' = 'full'): Promise<string> {
  const config = { apiUrl: api.url, apiKey: api.key, apiProfile, siteUrl: api.siteOrigin };
  const reader = createReader(config, serverFetch, 0);
  const readFacts = createFactsReader(config, serverFetch, 0, () => {}).read;
  const notFound = async () => ({ status: 404, headers: {}, html: '' });
  const render = withFeeds(reader, config, readFacts, notFound);
  const pages = createPageCache({ render, megabytes: 1 });
  const site = createMachineRoutes(config, '', reader, readFacts).get('*', (c) =>
    pages.answer(c.req.raw),
  );
  return (await site.request(path)).text();
}

test('[W-03] a page has its title, its text, the day of its change, and ways to share it', async () => {
  await api.create('pages', { title: 'Jadwal harian', content: 'Bangun pukul 04.30.' });
  const { page, status } = await open('/halaman/jadwal-harian');
  expect(status).toBe(200);
  expect(page.getByRole('heading', { level: 1, name: 'Jadwal harian' })).toBeDefined();
  expect(page.getByRole('article').textContent).toMatch(/Diperbarui \d{1,2} \p{L}+ 20\d\d/u);
  const share = page.getByRole<HTMLAnchorElement>('link', { name: 'Bagikan lewat WhatsApp' });
  expect(new URL(share.href).searchParams.get('text')).toBe(
    `Jadwal harian\n${api.siteOrigin}/halaman/jadwal-harian`,
  );
});

test('[W-03] its head and data tell search engines what it is', async () => {
  await api.create('pages', { title: 'Jadwal harian', content: 'Bangun pukul 04.30.' });
  const html = await (await visit('/halaman/jadwal-harian')).text();
  expect(html).toContain('<meta name="description" content="Bangun pukul 04.30."/>');
  expect(html).toContain(`href="${api.siteOrigin}/halaman/jadwal-harian"`);
  expect(html).toMatch(/"@type":"WebPage","name":"Jadwal harian"/);
  expect(html).toMatch(/"BreadcrumbList".+"name":"Beranda".+"name":"Jadwal harian"/);
  const card = /property="og:image" content="[^"]+(\/og\/halaman\/jadwal-harian\/[^"]+)"/.exec(
    html,
  );
  expect(card).not.toBeNull();
});

test('[W-05] a page of questions is told as one, with answers in plain words', async () => {
  await api.create('pages', { title: 'Tanya jawab', content: questions });
  const { page } = await open('/halaman/tanya-jawab');
  expect(within(page.getByRole('article')).getAllByRole('group')).toHaveLength(2);
  const html = await (await visit('/halaman/tanya-jawab')).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const faq = JSON.parse(data)['@graph'].find(
    (one: object) => '@type' in one && one['@type'] === 'FAQPage',
  );
  expect(faq.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Berapa biayanya?',
      acceptedAnswer: { '@type': 'Answer', text: 'Rp150.000.' },
    },
    {
      '@type': 'Question',
      name: 'Kapan?',
      acceptedAnswer: { '@type': 'Answer', text: 'Ahad <pagi>.' },
    },
  ]);
});

test('[W-03] the footer has the pages that belong there, in their order, on every page', async () => {
  await api.create('pages', { title: 'Privasi', order: 20, in_footer: true });
  await api.create('pages', { title: 'Jadwal', order: 10, in_footer: true });
  await api.create('pages', { title: 'Terpisah', order: 5, in_footer: false });
  const { page } = await open('/kontak');
  const row = within(page.getByRole('contentinfo')).getByRole('navigation', {
    name: 'Halaman sekolah',
  });
  const links = within(row).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Untuk orang tua',
    'Agenda',
    'Jadwal',
    'Privasi',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/orang-tua', '/agenda', '/halaman/jadwal', '/halaman/privasi'],
  ]);
});

test('[W-02] an unpublished page is nowhere', async () => {
  const rahasia = { title: 'Rahasia', in_footer: true, published: false };
  await api.create('pages', rahasia);
  const { page, status } = await open('/halaman/rahasia');
  expect(status).toBe(404);
  expect(page.getByRole('heading', { name: messages.pageNotFound })).toBeDefined();
  for (const path of ['/', '/kontak', '/halaman/rahasia']) {
    expect(await (await visit(path)).text()).not.toContain('Rahasia');
  }
  for (const path of ['/sitemap.xml', '/feed.xml', '/og/halaman/rahasia/x.jpg']) {
    expect(await machine(path)).not.toMatch(/rahasia/i);
  }
});

test('[W-07] a published page is in the sitemap with its last change, and in the feed', async () => {
  const { updated_at } = await api.create('pages', { title: 'Jadwal harian' });
  expect(await machine('/sitemap.xml')).toContain(
    `<loc>${api.siteOrigin}/halaman/jadwal-harian</loc><lastmod>${updated_at}</lastmod>`,
  );
  const feed = await machine('/feed.xml');
  expect(feed).toContain(`href="${api.siteOrigin}/halaman/jadwal-harian"`);
  expect(feed).toMatch(/<id>tag:[^<]+:halaman\/1<\/id>/);
});

test('[W-04] without the extension nothing of it is asked for', async () => {
  await api.create('pages', { title: 'Jadwal harian', in_footer: true });
  let calls = 0;
  provider('pages', () => {
    calls += 1;
    return Response.json([]);
  });
  const { page, status } = await open('/halaman/jadwal-harian', { profile: 'plain' });
  expect(status).toBe(404);
  expect(page.getByRole('heading', { name: messages.pageNotFound })).toBeDefined();
  const row = within(page.getByRole('navigation', { name: 'Halaman sekolah' }));
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['Untuk orang tua']);
  for (const path of ['/sitemap.xml', '/feed.xml', '/og/halaman/jadwal-harian/x.jpg']) {
    expect(await machine(path, 'plain')).not.toContain('jadwal-harian');
  }
  expect(calls).toBe(0);
});

test('[L-01] a page that fails to load says so and recovers; the others stand without the row', async () => {
  await api.create('pages', { title: 'Jadwal harian', in_footer: true });
  provider('pages', 'cut');
  expect((await visit('/kontak')).status).toBe(200);
  const { page, user, status } = await open('/halaman/jadwal-harian');
  expect(status).toBe(503);
  providerIsBack();
  await user.click(page.getByRole('button', { name: messages.retry }));
  expect(await page.findByRole('heading', { level: 1, name: 'Jadwal harian' })).toBeDefined();
});

test('[W-03] a provider of the release before has no pages: the site stands', async () => {
  provider('pages', () => Response.json({ message: 'Tidak ditemukan' }, { status: 404 }));
  const response = await visit('/kontak');
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    ...[200, expect.stringContaining('s-maxage')],
  ]);
});

test('[X02] [X09] a hostile page renders alike on server and browser and clobbers nothing', async () => {
  const content = `<h2 id="state">a?</h2><img src="x" onerror="alert(1)"><h2>b?</h2><p>c`;
  const page = {
    id: 1,
    title: '</title><script>1</script>',
    slug: 'jahat',
    content,
    published: true,
  };
  provider('pages', () => Response.json([{ ...page, in_footer: true }]));
  const opened = await open('/halaman/jahat');
  const body = opened.page.getByRole('article');
  expect(body.querySelectorAll('script, [name], [onerror], #state')).toHaveLength(0);
  expect(body.textContent).toContain('c');
});
