import { setTimeout as pause } from 'node:timers/promises';
import { messages } from '@pesantren/content/messages';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createReader } from './reader.ts';

const aDay = 24 * 3_600_000;

let asked: string[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Response.json([{ id: 1, title: `ke-${asked.length}` }]);
});

function reader(shareFor: number, apiProfile: 'full' | 'plain' = 'full') {
  const apiUrl = 'https://api.sekolah.example/api';
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input).slice(apiUrl.length));
    return answer();
  };
  return createReader({ apiUrl, apiKey: 'k', apiProfile, siteUrl: '' }, fetch, shareFor);
}

test('[S07] pages that read the same share one answer, as it was checked', async () => {
  const { list } = reader(aDay);
  const [one, other] = await Promise.all([list('articles'), list('articles')]);
  expect(other).toBe(one);
  expect(await list('articles')).toBe(one);
  expect(asked).toEqual(['/articles.php']);
});

test('another part, another item is another answer', async () => {
  const { list, articleBySlug } = reader(aDay);
  await list('articles', { limit: 3 });
  await list('articles', { limit: 4 });
  await list('prestasi', { limit: 3 });
  await articleBySlug('a');
  await articleBySlug('b');
  expect(asked).toEqual([
    '/articles.php?limit=3',
    '/articles.php?limit=4',
    '/prestasi.php?limit=3',
    '/articles.php?slug=a',
    '/articles.php?slug=b',
  ]);
});

test('a result that is too old is read again', async () => {
  const { list } = reader(1);
  const titles = async () => (await list('articles')).items.map(({ title }) => title);
  expect(await titles()).toEqual(['ke-1']);
  await expect.poll(titles).not.toEqual(['ke-1']);
});

test('[S05] a failure is shared by those who wait for it, and by nobody after', async () => {
  const { list } = reader(aDay);
  answer = () => new Response('gagal', { status: 500 });
  const both = await Promise.allSettled([list('articles'), list('articles')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toHaveLength(1);
  answer = () => Response.json([]);
  expect((await list('articles')).items).toEqual([]);
});

test('[F-54] of a provider that sends whole lists each is read once for all of its parts', async () => {
  answer = () =>
    Response.json([
      { id: 1, title: 'Panen madu' },
      { id: 2, title: 'Libur' },
    ]);
  const { list, articleBySlug } = reader(aDay, 'plain');
  const { items, total } = await list('articles', { limit: 1 });
  expect([items.map(({ title }) => title), total]).toEqual([['Panen madu'], 2]);
  expect((await list('articles', { q: 'libur' })).items).toHaveLength(1);
  expect((await articleBySlug('libur'))?.title).toBe('Libur');
  expect(await articleBySlug('tidak-ada')).toBe(null);
  expect(asked).toEqual(['/articles.php']);
});

test('[P08] a page waits five seconds for a read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  answer = () => new Promise<Response>(() => {});
  const read = reader(250)
    .list('articles')
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await read).toMatchObject({ message: messages.articlesFailed, code: 'offline' });
});

test('[P08] [F-33] a slow read goes on: who asks again meets it, and it is kept for as long as it took', async () => {
  const { promise: late, resolve } = Promise.withResolvers<Response>();
  answer = () => late;
  const { list } = reader(10);
  const first = list('articles');
  await pause(500);
  const again = list('articles');
  await pause(500);
  resolve(Response.json([{ id: 1, title: 'Panen' }]));
  expect((await first).items).toHaveLength(1);
  expect(await again).toBe(await first);
  await pause(100);
  expect(await list('articles')).toBe(await first);
  expect(asked).toHaveLength(1);
});

test('[V-48] of a provider that sends whole lists nothing has ended', async () => {
  expect(await reader(aDay, 'plain').list('announcements', { state: 'expired' })).toEqual({
    items: [],
    total: 0,
  });
  expect(asked).toEqual([]);
});
