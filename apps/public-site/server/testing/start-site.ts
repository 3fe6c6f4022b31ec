import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createProviderCheck } from '@pesantren/api-client/server/provider-check';
import { createServerFetch } from '@pesantren/api-client/server/server-fetch';
import type { Foundation } from '../../src/config.ts';
import { createApp } from '../app.ts';
import { createChanges } from '../caching/changes.ts';
import { freshness } from '../caching/freshness.ts';
import { createPageCache } from '../caching/page-cache.ts';
import type { RenderLimits } from '../caching/render-limits.ts';
import { createFactsReader } from '../facts-reader.ts';
import { withFeeds } from '../feeds/render-feed.ts';
import { createSiteServer } from '../http/site-server.ts';
import { createMachineRoutes } from '../machine-routes.ts';
import { createReader } from '../reader.ts';
import { createRegistrationRoutes } from '../registrations/registration-routes.ts';
import { createRenderer } from '../rendering/render.tsx';
import { createUploadsHandler } from '../uploads.ts';

type Options = {
  apiUrl: string;
  apiKey: string;
  /** 0: one that is free. */
  port?: number;
  /** Milliseconds that a call of the provider may take, in place of those of `deadline.ts`. */
  patience?: number;
  /** Milliseconds that an answer may take, in place of those of `deadline.ts`. */
  deadline?: number;
  /** Milliseconds of a monotonic clock, by which pages and reads grow old. */
  now?: () => number;
  foundation?: Foundation;
  /** Places for what is rendered at once; without them there is no end. */
  limits?: RenderLimits;
};

/** Starts the site as it is served, out of its sources, with nothing kept. */
export async function startSite({ port, patience, deadline, now, limits, ...provider }: Options) {
  const config = {
    ...{ apiProfile: 'full' as const, siteUrl: 'https://www.sekolah.sch.id' },
    ...{ ...provider, ...(deadline && { deadline }) },
  };
  const files = `${import.meta.dirname}/../../public`;
  const log = () => {};
  const fetch = createServerFetch(patience);
  const changes = createChanges();
  const reader = createReader(config, fetch, freshness.read, changes, { patience, now });
  const { read } = createFactsReader(config, fetch, freshness.read, log, changes);
  const render = createRenderer({
    ...{ config, tags: { styles: () => ({ tag: '' }), end: '' }, fetch, readFacts: read, patience },
    ...{ shareReadsFor: freshness.read, changes, log },
  });
  const pages = createPageCache({
    ...{ render: withFeeds(reader, config, read, render), megabytes: 8 },
    ...{ ...(limits && { limits }), changes: changes.count, deadline, ...(now && { now }) },
  });
  const app = createApp({
    ...{ files, earlier: '', page: pages.answer, headers: {}, log },
    isReady: createProviderCheck(config, fetch),
    providerState: () => 'unknown',
    machineRoutes: createMachineRoutes(config, files, reader, read, { changes }),
    ownPages: createRegistrationRoutes(pages.answerAlone, config),
    uploads: createUploadsHandler(config, {
      name: 'upload',
      running: 128,
      deadline: 5_000,
      patience,
    }),
  });
  const listener: RequestListener = pages.before(getRequestListener(app.fetch));
  return listen(createSiteServer().on('request', listener), port);
}

/** Resolves once a server listens. */
export async function listen(server: Server, port = 0): Promise<Server> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

/** Ends a server with its connections. */
export async function stop(server: Server | undefined): Promise<void> {
  if (!server?.listening) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Returns the port that a server listens on. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
