import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '@pesantren/api-client/server/log';
import type { Figure } from '@pesantren/api-client/server/metrics';
import { createProviderCheck } from '@pesantren/api-client/server/provider-check';
import type { Provider } from '@pesantren/api-client/server/provider-state';
import { logRequests, type Reporting } from '@pesantren/api-client/server/request-log';
import { boundLists, serverFetch } from '@pesantren/api-client/server/server-fetch';
import { createTellVisits } from '@pesantren/api-client/visits';
import { speculationRules } from '../src/plain/loading/speculation-rules.ts';
import { createApp } from './app.ts';
import { createChanges } from './caching/changes.ts';
import { freshness } from './caching/freshness.ts';
import { createPageCache, type Listener } from './caching/page-cache.ts';
import { createRenderLimits } from './caching/render-limits.ts';
import type { ServerConfig } from './config.ts';
import { createFactsReader } from './facts-reader.ts';
import { withFeeds } from './feeds/render-feed.ts';
import { createAllowance } from './http/allowance.ts';
import { routeOf } from './http/route-of.ts';
import { securityHeaders } from './http/security-headers.ts';
import { visitRoute } from './http/visit-route.ts';
import { createMachineRoutes } from './machine-routes.ts';
import type { Shared } from './og-images/og-image-routes.ts';
import { createReader } from './reader.ts';
import { createRegistrationRoutes } from './registrations/registration-routes.ts';
import { createProductionTags, inlineScripts } from './rendering/page-tags.ts';
import type { Render } from './rendering/render.tsx';
import { createUploadsHandler } from './uploads.ts';

/** New pages for one address, which a whole school may share. Cached pages are not counted. */
const pagesAMinute = 600;

/** Creates the listener of the site that was built into `root`/dist. @throws Error when it was not. */
export async function createProductionServer(
  root: string,
  config: ServerConfig,
  { log, measure }: Reporting,
  provider: Provider,
  { changes, drawTurn }: Required<Pick<Shared, 'changes'>> & Shared,
): Promise<{ listener: Listener; figures: Figure[] }> {
  const files = join(root, 'dist/client');
  const scripts = [...Object.values(inlineScripts(files)), speculationRules];
  const headers = securityHeaders(config, scripts);
  const reader = createReader(config, provider.fetch, freshness.read, changes);
  const facts = createFactsReader(config, provider.fetch, freshness.read, log, changes);
  const renderer = await createProductionRenderer(root, config, log, {
    fetch: provider.fetch,
    readFacts: facts.read,
    changes,
  });
  const pages = createPageCache({
    render: withFeeds(reader, config, facts.read, renderer),
    headers,
    name: () => facts.known()?.all.identity.name,
    megabytes: config.pageCacheMegabytes,
    limits: createRenderLimits(),
    allowance: createAllowance(pagesAMinute * config.rateLimitFactor),
    changes: changes.count,
  });
  const app = createApp({
    files,
    page: pages.answer,
    trustedProxies: config.trustedProxies,
    isReady: createProviderCheck(config, provider.fetch),
    earlier: join(root, 'dist-before'),
    providerState: provider.state,
    headers,
    machineRoutes: createMachineRoutes(config, files, reader, facts.read, {
      changes,
      ...(drawTurn && { drawTurn }),
    }),
    ownPages: createRegistrationRoutes(pages.answerAlone, config).route('/', visits(config)),
    uploads: config.ownUploads ? createUploadsHandler(config) : undefined,
    log,
  });
  const listener = pages.before(
    logRequests(log, getRequestListener(app.fetch), { measure, routeOf }),
  );
  return { listener, figures: pages.figures };
}

/** Counts visits for the provider that keeps them: our own. */
function visits({ apiUrl: url, apiKey: key, apiProfile: profile, trustedProxies }: ServerConfig) {
  return visitRoute(createTellVisits({ url, key, profile, fetch: serverFetch }), {
    trustedProxies,
  });
}

/** Creates the renderer of the site that was built into `root`/dist. @throws Error when it was not. */
export async function createProductionRenderer(
  root: string,
  config: ServerConfig,
  log: Log,
  {
    fetch = boundLists(serverFetch, log),
    readFacts = createFactsReader(config, fetch, freshness.read, log).read,
    changes = createChanges(),
  } = {},
): Promise<Render> {
  // The built module does not exist when types are checked; its source has the same shape.
  const built = join(root, 'dist/server/render.js');
  const { createRenderer }: typeof import('./rendering/render.tsx') = await import(built);
  return createRenderer({
    config,
    tags: createProductionTags(join(root, 'dist/client')),
    fetch,
    readFacts,
    shareReadsFor: config.pageCacheMegabytes > 0 ? freshness.read : 0,
    changes,
    log,
  });
}
