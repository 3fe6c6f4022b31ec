import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import { conditionalFetch } from '@pesantren/api-client/server/conditional-fetch';
import type { Log } from '@pesantren/api-client/server/log';
import type { Figure } from '@pesantren/api-client/server/metrics';
import { createProviderCheck } from '@pesantren/api-client/server/provider-check';
import { logRequests } from '@pesantren/api-client/server/request-log';
import { createApp } from './app.ts';
import { createPageCache } from './caching/page-cache.ts';
import { type Listener, serveCachedPages } from './caching/serve-cached-pages.ts';
import { forBrowser, type ServerConfig } from './config.ts';
import { withSiteTags } from './feeds/site-tags.ts';
import { createAllowance } from './http/allowance.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createMachineRoutes } from './machine-routes.ts';
import { createProviderFetch, type Provider } from './provider-fetch.ts';
import { builtTags, startScript } from './rendering/page-tags.ts';
import type { Render } from './rendering/render.tsx';

/**
 * In milliseconds: pages that are drawn one right after the other read the same lists. Together with how
 * long pages stand it stays below the 5 s within which what is published shows.
 */
const readsStandFor = 250;

/**
 * Pages that are drawn at once, most of which wait for the provider, and how long others wait in line, in
 * milliseconds: so many that a slow provider does not hold up everybody.
 */
const drawing = { name: 'page', running: 16, deadline: 1_500 };

/** New pages for one address, which a whole school may share. Pages at hand are not counted. */
const pagesAMinute = 600;
type BuiltSite = { listener: Listener; figures: Figure[] };

/** The site as it was built into `root`/dist. @throws Error when it was not. */
export async function createProductionServer(
  root: string,
  config: ServerConfig,
  log: Log,
  provider: Provider,
): Promise<BuiltSite> {
  const files = join(root, 'dist/client');
  const start = startScript(files);
  const headers = securityHeaders(config, start);
  const { ask } = provider;
  const draw = await createProductionRenderer(root, config, log, { start, ask });
  const pages = createPageCache({
    draw,
    headers,
    megabytes: config.pageCacheMegabytes,
    limit: createConcurrencyLimit(drawing),
    allowance: createAllowance(pagesAMinute * config.rateLimitFactor),
  });
  const app = createApp({
    files,
    page: pages.answer,
    trustedProxies: config.trustedProxies,
    isReady: createProviderCheck(config, ask),
    earlier: join(root, 'dist-before'),
    providerState: provider.state,
    headers,
    machineRoutes: createMachineRoutes(config, files, ask),
    log,
  });
  const listener = serveCachedPages(pages, logRequests(log, getRequestListener(app.fetch)));
  return { listener, figures: pages.figures };
}

/** What draws the pages of the site as it was built into `root`/dist. @throws Error when it was not. */
export async function createProductionRenderer(
  root: string,
  config: ServerConfig,
  log: Log,
  { start = startScript(join(root, 'dist/client')), ask = createProviderFetch(log) } = {},
): Promise<Render> {
  // The built module does not exist when types are checked; its source has the same shape.
  const built = join(root, 'dist/server/render.js');
  const { createRenderer }: typeof import('./rendering/render.tsx') = await import(built);
  return createRenderer({
    config: forBrowser(config),
    tags: withSiteTags(builtTags(join(root, 'dist/client'), start)),
    fetch: conditionalFetch(ask),
    readsStandFor: config.pageCacheMegabytes > 0 ? readsStandFor : 0,
    log,
  });
}
