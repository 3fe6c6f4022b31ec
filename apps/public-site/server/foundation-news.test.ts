import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type TestApi, testApi } from '@pesantren/api/testing';
import { expect, onTestFinished, test } from 'vitest';
import { listen, portOf, startSite, stop } from './testing/start-site.ts';

/** A provider of its own, with an announcement of this title. */
async function provider(title: string): Promise<{ api: TestApi; server: Server; apiUrl: string }> {
  const api = await testApi();
  onTestFinished(() => api.stop());
  await api.create('announcements', { title, content: 'Isi.', date: '2 Januari 2026' });
  const listener = getRequestListener((asked) => api.fetch(asked));
  const server = await listen(createServer(listener), 0);
  return { api, server, apiUrl: `http://127.0.0.1:${portOf(server)}/api` };
}

test('[F-130] a school shows the announcements of its foundation with its name, and stands without them', async () => {
  const school = await provider('Libur sekolah');
  const other = await provider('Rapat semua sekolah');
  onTestFinished(() => stop(school.server));
  const foundation = {
    ...{ name: 'Yayasan Lembah', siteUrl: 'https://yayasan.or.id' },
    ...{ apiUrl: other.apiUrl, apiKey: other.api.key },
  };
  const shown = async (given: { foundation?: typeof foundation }) => {
    const site = await startSite({
      ...{ apiUrl: school.apiUrl, apiKey: school.api.key, port: 0, ...given },
    });
    onTestFinished(() => stop(site));
    return async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${portOf(site)}${path}`);
      expect(answer.status).toBe(200);
      return answer.text();
    };
  };
  const read = await shown({ foundation });
  const link = /<a href="https:\/\/yayasan\.or\.id\/pengumuman\/1"[^>]*>.*?Rapat semua sekolah/s;
  for (const path of ['/', '/pengumuman']) {
    const html = await read(path);
    expect(html).toMatch(link);
    expect(html).toContain('Dari Yayasan Lembah');
    expect(html).toContain('Libur sekolah');
  }
  for (const path of ['/feed.xml', '/sitemap.xml', '/cari?q=rapat', '/pengumuman?arsip=1'])
    expect(await read(path), path).not.toContain('Rapat semua sekolah');
  await stop(other.server);
  // Which has read nothing of it yet.
  const later = await (await shown({ foundation }))('/');
  expect(later).not.toContain('Dari Yayasan Lembah');
  expect(later).toContain('Libur sekolah');
  expect(await (await shown({}))('/')).not.toContain('Yayasan');
});
