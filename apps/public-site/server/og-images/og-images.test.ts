import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { defaultFacts } from '@pesantren/content/default-facts';
import { shownFacts } from '@pesantren/content/shown-facts';
import { siteFiles } from '@pesantren/content/site-files';
import { beforeEach, describe, expect, test } from 'vitest';
import { api, provider, providerForEachTest, visit } from '../../src/testing/site.tsx';
import { createFactsReader } from '../facts-reader.ts';
import { createMachineRoutes } from '../machine-routes.ts';
import { createReader } from '../reader.ts';
import { drawText } from './draw-text.ts';
import { ogImageOf } from './og-image.ts';
import { sharp } from './sharp.ts';

providerForEachTest();

type Site = ReturnType<typeof createMachineRoutes>;
type Profile = 'full' | 'plain';

let site: Site;
beforeEach(() => {
  site = siteFor('full');
});

function configFor(apiProfile: Profile) {
  return { apiUrl: api.url, apiKey: api.key, apiProfile, siteUrl: 'https://www.sekolah.example' };
}

function siteWith(config: ReturnType<typeof configFor> & { trustedProxies?: number }): Site {
  const facts = createFactsReader(config, serverFetch, 0, () => {});
  return createMachineRoutes(config, '', createReader(config, serverFetch, 0), facts.read);
}

function siteFor(profile: Profile): Site {
  return siteWith(configFor(profile));
}

/** The path of an article's card, as the article's page names it. */
async function articleImagePath(slug: string, profile: Profile = 'full'): Promise<string> {
  const asked = await siteFor(profile).request(`/og/artikel/${slug}/x.jpg`);
  expect(asked.status).toBe(302);
  return asked.headers.get('Location') ?? '';
}

/** Lays a picture of one color among the provider's uploads and answers its path. */
async function upload(name: string, background: string): Promise<string> {
  const folder = join(api.uploadsFolder, 'contoh');
  await mkdir(folder, { recursive: true });
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background } });
  await writeFile(join(folder, name), await picture.jpeg().toBuffer());
  return `/uploads/contoh/${name}`;
}

async function pixel(jpeg: ArrayBuffer, left: number, top: number) {
  const area = { left, top, width: 1, height: 1 };
  return sharp(jpeg).extract(area).raw().toBuffer();
}

describe('a share card', () => {
  test.each(['full', 'plain'] as const)(
    'is a JPEG of 1200 × 630 and at most 250 KB, with the article’s picture (%s)',
    async (profile) => {
      site = siteFor(profile);
      const image = await upload('biru.jpg', '#2040c0');
      await api.create('articles', { title: 'Panen raya', image });
      const path = await articleImagePath('panen-raya', profile);
      const answer = await site.request(path);
      expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300, s-maxage=1');
      const jpeg = await answer.arrayBuffer();
      expect(jpeg.byteLength).toBeLessThanOrEqual(250_000);
      const facts = await sharp(jpeg).metadata();
      expect([facts.format, facts.width, facts.height]).toEqual(['jpeg', 1200, 630]);
      const [red = 0, , blue = 0] = await pixel(jpeg, 900, 300);
      expect(blue - red).toBeGreaterThan(100);
    },
  );

  test.each(['full', 'plain'] as const)(
    '[F-39] of a gallery picture shows that picture, and its page names it (%s)',
    async (profile) => {
      site = siteFor(profile);
      await api.create('gallery', { title: 'Sawah', image: await upload('hijau.jpg', '#20c040') });
      await api.create('gallery', { title: 'Asrama', category: 'Alam' });
      const html = await (await visit('/galeri?kategori=x&foto=1', { profile })).text();
      const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(card).toContain('/og/galeri/1/');
      expect(html).toContain(`<link rel="canonical" href="${api.siteOrigin}/galeri?foto=1"`);
      expect(html).toMatch(/property="og:title" content="Sawah · Galeri"/);
      expect(html).toMatch(/"@type":"ImageObject","name":"Sawah · Galeri"/);
      const asked = await site.request('/og/galeri/1/x.jpg');
      const answer = await site.request(asked.headers.get('Location') ?? '');
      expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
      const [red = 0, green = 0] = await pixel(await answer.arrayBuffer(), 900, 300);
      expect(green - red).toBeGreaterThan(100);
      expect((await site.request('/og/galeri/9/x.jpg')).status).toBe(404);
    },
  );

  test('[F-39] of a picture that is not there is the gallery’s', async () => {
    await api.create('gallery', { title: 'Sawah' });
    const html = await (await visit('/galeri?foto=99')).text();
    expect(html).toContain('/og/situs/galeri/');
    expect(html).toContain(`<link rel="canonical" href="${api.siteOrigin}/galeri"`);
  });

  test('of noise is still small enough', async () => {
    const folder = join(api.uploadsFolder, 'contoh');
    await mkdir(folder, { recursive: true });
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const picture = sharp({
      create: { width: 1400, height: 1000, channels: 3, noise, background: '#808080' },
    });
    await writeFile(join(folder, 'bising.jpg'), await picture.jpeg().toBuffer());
    await api.create('articles', { title: 'Bising', image: '/uploads/contoh/bising.jpg' });
    const answer = await site.request(await articleImagePath('bising'));
    const { byteLength } = await answer.arrayBuffer();
    expect(byteLength).toBeLessThanOrEqual(250_000);
    // Noise takes long to draw and compress where other work is done beside it.
  }, 30_000);

  test('is there for announcements and for pages without one of their own', async () => {
    const { id } = await api.create('announcements', { title: 'Libur semester' });
    for (const start of [`/og/pengumuman/${id}`, '/og/situs/beranda']) {
      const asked = await site.request(`${start}/x.jpg`);
      const answer = await site.request(asked.headers.get('Location') ?? '');
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    }
  });

  test('that was replaced leads to the present one; of what is gone there is none', async () => {
    const { id } = await api.create('articles', { title: 'Panen' });
    const old = await articleImagePath('panen');
    await api.rename(id, 'Panen raya');
    const moved = await site.request(old);
    expect([moved.status, moved.headers.get('Location')]).toEqual([
      302,
      await articleImagePath('panen-raya'),
    ]);
    expect((await site.request('/og/artikel/tidak-ada/x.jpg')).status).toBe(404);
    expect((await site.request('/og/pengumuman/99/x.jpg')).status).toBe(404);
    expect((await site.request('/og/pengumuman/99/..%2f..%2fx.jpg')).status).toBe(404);
  });

  test('once drawn is there without the provider; one that was not is 503', async () => {
    await api.create('articles', { title: 'Panen' });
    await api.create('articles', { title: 'Madu' });
    const [panen, madu] = [await articleImagePath('panen'), await articleImagePath('madu')];
    const first = await (await site.request(panen)).arrayBuffer();
    provider('articles', 'cut');
    const kept = await site.request(panen);
    expect(Buffer.from(await kept.arrayBuffer()).equals(Buffer.from(first))).toBe(true);
    const failed = await site.request(madu);
    expect([failed.status, failed.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  });

  test('[S14] never asks another host for its picture', async () => {
    // A request that nothing here answers would fail the test.
    for (const [index, image] of [
      'https://lain.example/a.jpg',
      'http://169.254.169.254/latest',
      '//lain.example/a.jpg',
      'javascript:alert(1)',
    ].entries()) {
      const title = `Asing ${index}`;
      provider('articles', () => Response.json([{ id: 1, title, image, slug: `asing-${index}` }]));
      const answer = await site.request(await articleImagePath(`asing-${index}`));
      expect(answer.status).toBe(200);
    }
  });

  test('whose picture is missing or none is drawn without, and kept by nobody', async () => {
    await mkdir(api.uploadsFolder, { recursive: true });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await writeFile(join(api.uploadsFolder, 'palsu.jpg'), svg);
    await api.create('articles', { title: 'Hilang', image: '/uploads/hilang.jpg' });
    await api.create('articles', { title: 'Palsu', image: '/uploads/palsu.jpg' });
    const missing = await site.request(await articleImagePath('hilang'));
    expect(missing.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=1');
    expect((await site.request(await articleImagePath('palsu'))).status).toBe(200);
  });

  test.each([
    '</span><b>&amp;',
    '\ud800 \u0007 \u202e a',
    '🌙🌙',
    'kata '.repeat(40).trim(),
    'x'.repeat(200),
  ])('[I10] [I11] is drawn for the title %j', async (title) => {
    provider('articles', () => Response.json([{ id: 1, title, slug: 'jahat' }]));
    expect((await site.request(await articleImagePath('jahat'))).status).toBe(200);
  });

  test.each(['🇮🇩', '\ufe0f\u20e3', '🙏🏽', '👨‍👩‍👧', '日本語', 'ꦥꦼꦱ'])(
    '[F-90] leaves out %s, which no font of ours has',
    async (signs) => {
      const style = { weight: 'bold', size: 52, color: '#ffffff', width: 1080 } as const;
      const { input } = await drawText('Wisuda 2026 ©', style);
      expect((await drawText(`Wisuda ${signs} 2026${signs} ©`, style)).input).toEqual(input);
    },
  );

  test('joins Arabic letters: a word is much shorter than its letters side by side', async () => {
    const style = { weight: 'bold', size: 60, color: '#000000', width: 1000 } as const;
    const { width } = await drawText('سلسبيل', style);
    const letters = await Promise.all([...'سلسبيل'].map((letter) => drawText(letter, style)));
    const apart = letters.reduce((sum, letter) => sum + letter.width, 0);
    expect(width).toBeLessThan(apart * 0.8);
  });
});

test('twenty who ask at once all get the card', async () => {
  await api.create('articles', { title: 'Panen' });
  const path = await articleImagePath('panen');
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.request(path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a card whose file somebody has removed is drawn again', async () => {
  await api.create('articles', { title: 'Panen' });
  const path = await articleImagePath('panen');
  expect((await site.request(path)).status).toBe(200);
  const isOwn = (name: string) => name.startsWith(`pesantren-kartu-${process.pid}-`);
  for (const folder of (await readdir(tmpdir())).filter(isOwn))
    for (const file of await readdir(join(tmpdir(), folder)))
      await rm(join(tmpdir(), folder, file));
  const lost = await site.request(path);
  expect([lost.status, lost.headers.get('Retry-After')]).toEqual([503, '10']);
  expect((await site.request(path)).status).toBe(200);
});

test('the card of a page says what the page is about', () => {
  const config = configFor('full');
  const { image } = ogImageOf(undefined, config, shownFacts({}).all);
  expect(image.title).toBe(defaultFacts.hero.headline);
  expect(image.picture).toBe(`${api.origin}/uploads/situs/${siteFiles.hero}`);
});

test.each([
  ['/artikel?kategori=x', 'Artikel'],
  ['/pengumuman', 'Pengumuman'],
  ['/profil/struktur-organisasi', 'Struktur Organisasi'],
  ['/orang-tua', 'Untuk orang tua'],
])('[F-105] the card of %s names it, and is drawn', async (path, name) => {
  const html = await (await visit(path)).text();
  expect(html).toContain(
    `property="og:image:alt" content="${defaultFacts.identity.name}: ${name}"`,
  );
  const [, card = ''] = /property="og:image" content="https?:..[^/]+([^"]+)"/.exec(html) ?? [];
  expect((await site.request(card)).headers.get('Content-Type')).toBe('image/jpeg');
});

test('[F-50] an address that requests many images is told to wait; other addresses and stored images go on', async () => {
  await api.create('articles', { title: 'Panen raya' });
  site = siteWith({ ...configFor('full'), trustedProxies: 1 });
  const card = await articleImagePath('panen-raya');
  const ask = (path: string, address: string) =>
    site.request(path, { headers: { 'X-Forwarded-For': address } }, connection);
  expect((await ask(card, '203.0.113.7')).status).toBe(200);
  const made = Array.from({ length: 59 }, (_, n) =>
    ask(`/og/artikel/karangan-${n}/x.jpg`, '203.0.113.7'),
  );
  expect(new Set((await Promise.all(made)).map(({ status }) => status))).toEqual(new Set([404]));
  const refused = await ask('/og/artikel/karangan/x.jpg', '203.0.113.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await ask(card, '203.0.113.7')).status).toBe(200);
  expect((await ask('/og/artikel/karangan/x.jpg', '203.0.113.8')).status).toBe(404);
});

/** The bindings of a request that nginx has forwarded. */
const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
