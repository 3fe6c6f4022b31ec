import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import {
  articleQuery,
  categoriesQuery,
  itemQuery,
  listQuery,
  queryDefaults,
  resourceKey,
} from './query.ts';
import { type Answer, json, provider, text } from './testing/provider.ts';

afterEach(() => vi.useRealTimers());

/** A failing list as a page reads it; answers how many calls had been made after each wait. */
async function callsAfter(answer: Answer, waits: readonly number[]): Promise<number[]> {
  vi.useFakeTimers();
  const { client, requests } = provider(answer);
  const queryClient = new QueryClient({ defaultOptions: queryDefaults });
  const observer = new QueryObserver(queryClient, listQuery(client, 'articles'));
  const stop = observer.subscribe(() => {});
  const counts: number[] = [];
  for (const wait of waits) {
    await vi.advanceTimersByTimeAsync(wait);
    counts.push(requests.length);
  }
  stop();
  queryClient.clear();
  return counts;
}

test('[L-02] a failed query is tried three times more, after 1, 2 and 4 seconds', async () => {
  const waits = [0, 999, 1, 1999, 1, 3999, 1, 60_000];
  expect(await callsAfter(text('', { status: 500 }), waits)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test('[L-02] no answer at all and an unreadable one are tried again', async () => {
  const offline: Answer = () => Promise.reject(new TypeError('fetch failed'));
  expect(await callsAfter(offline, [60_000])).toEqual([4]);
  expect(await callsAfter(text('<p>'), [60_000])).toEqual([4]);
});

test.each([400, 401, 403, 404, 429, 499])(
  '[L-02] a refusal with %i is not repeated',
  async (status) => {
    expect(await callsAfter(text('', { status }), [60_000])).toEqual([1]);
  },
);

test('[L-02] the pause doubles and is at most 30 seconds', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 20].map((failures) =>
    queryDefaults.queries.retryDelay(failures, new Error('x')),
  );
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('[P20] a provider that says when to come back is asked then, unless that is too far off', async () => {
  const error = (wait: string) =>
    provider(text('', { status: 429, headers: { 'Retry-After': wait } }))
      .client.list('gallery')
      .catch((thrown) => thrown);
  const { retry, retryDelay } = queryDefaults.queries;
  const soon = await error('4');
  expect(soon.retryAfter).toBe(4);
  expect([retry(0, soon), retry(3, soon)]).toEqual([true, false]);
  expect(retryDelay(0, soon)).toBeGreaterThanOrEqual(4000);
  expect(retryDelay(0, soon)).toBeLessThanOrEqual(5000);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T03:00:00Z') });
  expect((await error('Sat, 21 Nov 2026 03:00:10 GMT')).retryAfter).toBe(10);
  expect(retry(0, await error('900'))).toBe(false);
  expect((await error('nanti')).retryAfter).toBeUndefined();
  expect(retry(0, await error('nanti'))).toBe(false);
});

test('[L-02] an unused entry is kept 5 minutes', async () => {
  vi.useFakeTimers();
  const { client } = provider(json([]));
  const queryClient = new QueryClient({ defaultOptions: queryDefaults });
  const query = listQuery(client, 'articles');
  const stop = new QueryObserver(queryClient, query).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(queryClient.getQueryData(query.queryKey)).toEqual({ items: [], total: 0 });
  await vi.advanceTimersByTimeAsync(1);
  expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
});

test('[L-02] a mutation is never tried again', async () => {
  const queryClient = new QueryClient({ defaultOptions: queryDefaults });
  const { client, requests } = provider(text('', { status: 503 }));
  const options = { mutationFn: () => client.remove('articles', '1') };
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  await expect(mutation.execute(undefined)).rejects.toThrow('Gagal menghapus data');
  expect(requests).toHaveLength(1);
});

test('the key of a resource covers everything that is known of it, and nothing else', () => {
  const { client } = provider(json([]));
  const keys = [
    listQuery(client, 'articles').queryKey,
    listQuery(client, 'articles', { limit: 6 }).queryKey,
    articleQuery(client, 'panen').queryKey,
    itemQuery(client, 'articles', '7').queryKey,
    categoriesQuery(client, 'articles').queryKey,
  ];
  for (const key of keys) expect(key.slice(0, 1)).toEqual(resourceKey('articles'));
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(5);
});

test('a query that nobody waits for gives its call up', async () => {
  const { client, requests } = provider(() => new Promise(() => {}));
  const queryClient = new QueryClient({ defaultOptions: queryDefaults });
  const stop = new QueryObserver(queryClient, articleQuery(client, 'panen')).subscribe(() => {});
  await expect.poll(() => requests.length).toBe(1);
  stop();
  expect(requests[0]?.signal.aborted).toBe(true);
});
