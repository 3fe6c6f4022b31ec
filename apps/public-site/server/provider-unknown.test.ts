import { Writable } from 'node:stream';
import { createLog } from '@pesantren/api-client/server/log';
import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import { expect, test, vi } from 'vitest';
import { api, provider, providerForEachTest } from '../src/testing/site.tsx';
import { createPageCache } from './caching/page-cache.ts';
import { readConfig } from './config.ts';
import { createFactsReader } from './facts-reader.ts';
import { withFeeds } from './feeds/render-feed.ts';
import { iconNames } from './feeds/web-app-manifest.ts';
import { createMachineRoutes } from './machine-routes.ts';
import { createReader } from './reader.ts';
import { createRenderer } from './rendering/render.tsx';

providerForEachTest();

function config() {
  const profile = { apiProfile: 'full' as const, siteUrl: api.siteOrigin };
  return { apiUrl: api.url, apiKey: api.key, ...profile };
}

const machineRoutes = [
  ...['/favicon.ico', ...iconNames.map((name) => `/${name}`), '/manifest.webmanifest'],
  ...['/gelombang.ics', '/feed.xml', '/sitemap.xml', '/og/situs/beranda/x.jpg'],
];

test('[F-88] each machine route of a site that knows nothing yet is 503 while the provider is away', async () => {
  for (const name of ['school', 'articles', 'announcements', 'pages']) provider(name, 'cut');
  const reader = createReader(config(), serverFetch, 0);
  const { read } = createFactsReader(config(), serverFetch, 0, () => {});
  const notFound = async () => ({ status: 404, headers: {}, html: '' });
  const pages = createPageCache({
    render: withFeeds(reader, config(), read, notFound),
    megabytes: 1,
  });
  const site = createMachineRoutes(config(), `${import.meta.dirname}/../public`, reader, read).get(
    '*',
    (c) => pages.answer(c.req.raw),
  );
  for (const path of machineRoutes) {
    const { status, headers } = await site.request(path);
    const said = [status, headers.get('Retry-After'), headers.get('Cache-Control')];
    expect(said, path).toEqual([503, '10', 'no-store']);
  }
});

test('[F-88] a site started without a word about its log tells of each unknown address, and of a flood 60 a minute', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const render = createRenderer({
    ...{
      config: config(),
      tags: { styles: () => ({ tag: '' }), end: '' },
      fetch: serverFetch,
      shareReadsFor: 250,
    },
    readFacts: createFactsReader(config(), serverFetch, 250, () => {}).read,
    log: createLog(readConfig({ API_KEY: 'k' }).logLevel, stream),
  });
  vi.spyOn(performance, 'now').mockReturnValue(90_000);
  for (let n = 0; n < 70; n += 1) await render({ path: `/tidak-ada-${n}`, scheme: 'system' });
  vi.restoreAllMocks();
  expect(lines).toHaveLength(60);
  expect(lines[0]).toMatch(/"event":"page-missing","path":"\/tidak-ada-0"/);
});
