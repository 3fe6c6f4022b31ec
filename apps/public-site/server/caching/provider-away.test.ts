import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { expect, test, vi } from 'vitest';
import {
  api,
  logged,
  provider,
  providerForEachTest,
  providerIsBack,
} from '../../src/testing/site.tsx';
import { createFactsReader } from '../facts-reader.ts';
import { createRenderer } from '../rendering/render.tsx';
import { createPageCache } from './page-cache.ts';

providerForEachTest();

const minute = 60_000;
const lists = [
  'school',
  'articles',
  'announcements',
  'prestasi',
  'gallery_items',
  'carousel_images',
];
const paths = ['/', '/profil', '/artikel', '/artikel/panen-raya', '/pengumuman', '/pengumuman/1'];
const others = ['/prestasi', '/galeri', '/kontak', '/bergabung', '/data-siswa'];

test('[S08] with the provider away all pages that were visited stand; it shows within 5 s of its return', async () => {
  let clock = 1;
  // Pages name the minute of their rendering, and some need no list to be rendered again.
  vi.setSystemTime(new Date());
  const config = {
    ...{ apiUrl: api.url, apiKey: api.key, siteUrl: api.siteOrigin },
    apiProfile: 'full' as const,
  };
  const facts = createFactsReader(config, serverFetch, 0, (entry) => logged.push(entry));
  const render = createRenderer({
    config,
    tags: { styles: () => ({ tag: '' }), end: '' },
    fetch: serverFetch,
    readFacts: facts.read,
    shareReadsFor: 0,
    log: (entry) => logged.push(entry),
  });
  let rendering = 0;
  const pages = createPageCache({
    render: (request) => {
      rendering += 1;
      return render(request).finally(() => {
        rendering -= 1;
      });
    },
    megabytes: 8,
    now: () => clock,
  });
  async function visitAll() {
    const answers = [...paths, ...others].map(async (path) => {
      const answer = await pages.answer(new Request(api.siteOrigin + path));
      return [path, answer.status, await answer.text()] as const;
    });
    return Promise.all(answers);
  }

  const { id } = await api.create('articles', { title: 'Panen raya' });
  await api.create('announcements', { title: 'Libur semester' });
  const before = await visitAll();
  expect(before.map(([, status]) => status)).toEqual(before.map(() => 200));

  for (const list of lists) provider(list, 'cut');
  clock += 10 * minute;
  expect(await visitAll()).toEqual(before);
  clock += 10 * minute;
  expect(await visitAll()).toEqual(before);

  // On a busy machine one that has read too early ends after the clock was put forward, and counts as new.
  await expect.poll(() => rendering, { timeout: 30_000 }).toBe(0);
  providerIsBack();
  await api.rename(id, 'Panen madu');
  clock += 4_100;
  // Who finds a page stale waits 500 ms for the new one, which may take longer here.
  const home = async () => (await visitAll())[0]?.[2];
  await expect.poll(home, { timeout: 30_000 }).toContain('Panen madu');
  expect(await home()).not.toContain('Panen raya');
});
