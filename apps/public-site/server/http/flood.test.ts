import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type TestApi, testApi } from '@pesantren/api/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createRenderLimits } from '../caching/render-limits.ts';
import { listen, portOf, startSite, stop } from '../testing/start-site.ts';

let api: TestApi;
let provider: Server;
let searches: PromiseWithResolvers<void>;
let asked = 0;
let givenUp = 0;
beforeAll(async () => {
  api = await testApi();
  searches = Promise.withResolvers();
  const answer = getRequestListener(async (request) => {
    if (new URL(request.url).searchParams.has('q')) {
      asked += 1;
      request.signal.addEventListener('abort', () => {
        givenUp += 1;
      });
      await searches.promise;
    }
    return api.fetch(request);
  });
  provider = await listen(createServer(answer));
});
afterAll(async () => {
  await stop(provider);
  await api?.stop();
});

test('[F-89] while 300 connections ask for made-up searches a page that is kept is renewed and sent', async () => {
  let passed = 0;
  const { id } = await api.create('articles', { title: 'Panen madu' });
  const site = await startSite({
    ...{ apiUrl: `http://127.0.0.1:${portOf(provider)}/api`, apiKey: api.key },
    ...{ patience: 60_000, deadline: 60_000, now: () => performance.now() + passed },
    limits: createRenderLimits(),
  });
  const leaving = new AbortController();
  onTestFinished(async () => {
    leaving.abort();
    searches.resolve();
    await stop(site);
  });
  const open = async (path: string) => {
    const url = `http://127.0.0.1:${portOf(site)}${path}`;
    return (await fetch(url, { signal: leaving.signal })).text();
  };
  expect(await open('/')).toContain('Panen madu');

  for (let n = 0; n < 300; n += 1) void open(`/artikel?q=acak${n}`).catch(() => {});
  // All places that new addresses may have are taken.
  await expect.poll(() => asked).toBeGreaterThanOrEqual(12);
  await api.rename(id, 'Panen kopi');
  passed += 600_000;
  await expect.poll(() => open('/'), { timeout: 30_000 }).toContain('Panen kopi');
  // It waited for none of the searches to be given up.
  expect(givenUp).toBe(0);
});
