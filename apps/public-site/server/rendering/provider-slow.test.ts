import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { expect, test } from 'vitest';
import { api, logged, providerForEachTest } from '../../src/testing/site.tsx';
import { createFactsReader } from '../facts-reader.ts';
import { createRenderer } from './render.tsx';

providerForEachTest();

/** Draws a path while the provider never answers calls whose address has `held` in it. */
function draw(path: string, held: string) {
  const config = {
    ...{ apiUrl: api.url, apiKey: api.key, siteUrl: api.siteOrigin },
    apiProfile: 'full' as const,
  };
  const render = createRenderer({
    config,
    tags: { styles: () => ({ tag: '' }), end: '' },
    fetch: (input, init) =>
      String(input).includes(held) ? new Promise(() => {}) : serverFetch(input, init),
    readFacts: createFactsReader(config, serverFetch, 0, () => {}).read,
    shareReadsFor: 0,
    log: (line) => logged.push(line),
  });
  return render({ path, scheme: 'system' });
}

test.each([
  ['/profil', 'carousel_images', 'Profil Sekolah'],
  ['/artikel/panen-raya', 'limit=', 'Panen raya'],
  ['/pengumuman/1', 'limit=', 'Libur semester'],
])(
  '[F-33] optional parts of %s do not delay it, and a cached copy with them stays',
  async (path, held, title) => {
    await api.create('articles', { title: 'Panen raya' });
    await api.create('announcements', { title: 'Libur semester' });
    const { status, headers, html } = await draw(path, held);
    expect(status).toBe(200);
    expect(html).toContain(`${title}</h1>`);
    expect(headers['cache-control']).toBe('no-store');
  },
);
