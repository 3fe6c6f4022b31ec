import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { siteFiles } from '@pesantren/content/site-files';
import { expect, test } from 'vitest';
import { api, provider, providerForEachTest, visit } from '../src/testing/site.tsx';
import { readConfig } from './config.ts';

providerForEachTest();

test('a wrong value is refused with one line that names it', () => {
  for (const [name, value] of Object.entries({
    ...{ SITE_PORT: '0', SITE_URL: 'sekolah', API_URL: 'ftp://x', API_PROFILE: 'php' },
    ...{ UPLOADS_ORIGIN: 'situs', API_KEY: 'dua kata', HOST: 'a b', WEB_CONCURRENCY: '0' },
  })) {
    const read = () => readConfig({ API_KEY: 'k', [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(RegExp(`^${name}=${value} [^\\n]+$`));
  }
});

test.each([
  [{}, true],
  [{ API_URL: 'http://127.0.0.1:4100/api' }, true],
  [{ API_URL: 'https://api.sekolah.sch.id/api' }, false],
  [{ API_URL: 'https://api.sekolah.sch.id/api', UPLOADS_ORIGIN: 'site' }, true],
  [{ UPLOADS_ORIGIN: 'provider' }, false],
  [{ API_PROFILE: 'plain' }, false],
])('[B-09] with %j uploads on the site’s own origin: %s', (env, isOwn) => {
  expect(readConfig(env).ownUploads).toBe(isOwn);
});

test('[S14] files of a foreign provider never come from the site’s own origin', () => {
  const env = { API_PROFILE: 'plain', UPLOADS_ORIGIN: 'site' };
  expect(() => readConfig(env)).toThrow('UPLOADS_ORIGIN=site');
});

/** The addresses that a page of the site asks for or links to. */
async function addresses(path: string): Promise<string[]> {
  const html = await (await visit(path, { ownUploads: true })).text();
  const drawn = html.slice(0, html.indexOf('<script'));
  return [...drawn.matchAll(/ (?:src|srcSet|href|poster)="([^"]+)"/g)].map(([, url = '']) => url);
}

test('[B-09] pages name uploads on their own origin, and connect to no other', async () => {
  const image = `${api.origin}/uploads/contoh/panen.jpg`;
  await api.create('articles', {
    title: 'Panen raya',
    image,
    content: `<p>Isi</p><img src="${image}" alt="Padi">`,
  });
  const home = await addresses('/');
  expect(home).toContain(`/uploads/situs/${siteFiles.hero}`);
  const body = await addresses('/artikel/panen-raya');
  // Its own picture, the link to it whole, and the one of the text.
  expect(body.filter((url) => url === '/uploads/contoh/panen.jpg')).toHaveLength(3);
  expect(body.find((url) => url.includes('w=320'))).toMatch(
    /^\/uploads\/contoh\/panen\.jpg\?w=320 320w, /,
  );
  for (const url of [...home, ...body]) expect(url).not.toContain(api.origin);
});

test('[N-04] a PDF keeps the provider’s address, which people hand on', async () => {
  const pdf_url = '/uploads/contoh/jadwal.pdf';
  provider('announcements', () => Response.json([{ id: 1, title: 'Jadwal', pdf_url }]));
  expect(await addresses('/pengumuman')).toContain(api.origin + pdf_url);
});

test('[B-09] what other programs read names uploads where the provider has them', async () => {
  const lain = 'https://lain.example/uploads/a.jpg';
  await api.create('articles', { title: 'Tamu', image: lain });
  expect(await addresses('/artikel/tamu')).toContain(lain);
  const html = await (await visit('/artikel/tamu', { ownUploads: true })).text();
  expect(html).toContain(`property="og:image" content="${api.siteOrigin}/og/artikel/tamu/`);
});
