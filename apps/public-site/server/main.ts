import cluster from 'node:cluster';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { conditionalFetch } from '@pesantren/api-client/conditional-fetch';
import { EnvironmentError } from '@pesantren/api-client/environment';
import { serverFetch } from '@pesantren/api-client/server-fetch';
import { createApp } from './app.ts';
import { builtTags, sourceTags, startScript } from './assets.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { withSiteTags } from './feeds/site-tags.ts';
import { forPrograms } from './for-programs.ts';
import { providerCheck } from './health.ts';
import { pagesFirst } from './listener.ts';
import { keepPages } from './page-cache.ts';
import { askedBy, wantedBy } from './page-key.ts';
import { securityHeaders } from './security-headers.ts';
import { createSiteServer } from './site-server.ts';
import { runWorkers } from './workers.ts';

const root = join(import.meta.dirname, '..');
const dev = process.argv.includes('--dev');
const log = (line: string) => console.error(line);
// React decides by it which of its two builds runs.
process.env.NODE_ENV = dev ? 'development' : 'production';

/** In milliseconds: how long requests under way may take to finish once the process is to end. */
const grace = 10_000;
/**
 * In milliseconds: pages that are drawn one right after the other read the same lists. Together with how
 * long pages stand it stays below the 5 s within which what is published shows.
 */
const readsStandFor = 250;
/**
 * How many connections may wait to be taken: of a thousand that come at once Node's 511 let the rest try again,
 * a second later and more. The system holds it to its own limit.
 */
const backlog = 4096;
// Signals come twice: Ctrl-C reaches this process by itself and through the one that started it.
let stopping = false;

try {
  const config = readConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary && !dev) {
    await runWorkers(config.workers, log);
    announce(config);
  } else {
    await serve(config);
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  fail(error.message);
}

async function serve(config: ServerConfig): Promise<void> {
  const server = createSiteServer();
  server.on('request', dev ? await fromSource(config, server) : await fromBuild(config));
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    fail(taken ? `SITE_PORT=${config.port} sedang dipakai program lain.` : error.message);
  });
  const { host, port } = config;
  server.listen({ host, port, backlog }, () => {
    if (cluster.isPrimary) announce(config);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(server));
}

/** Tells who started it that it listens. */
function announce(config: ServerConfig): void {
  if (process.send) process.send({ ready: true });
  else console.log(`Situs: ${config.siteUrl}/`);
}

async function fromBuild(config: ServerConfig) {
  const files = join(root, 'dist/client');
  const start = startScript(files);
  const tags = withSiteTags(builtTags(files, start));
  const headers = securityHeaders(config, start);
  // The built module does not exist when types are checked; its source has the same shape.
  const built = join(root, 'dist/server/render.js');
  const { renderer }: typeof import('./render.tsx') = await import(built);
  const { pageCacheMegabytes: megabytes } = config;
  const pages = keepPages({
    draw: renderer({
      config: forBrowser(config),
      tags,
      fetch: conditionalFetch(serverFetch),
      readsStandFor: megabytes > 0 ? readsStandFor : 0,
      log,
    }),
    headers,
    megabytes,
  });
  const app = createApp({
    files,
    page: pages.answer,
    isReady: providerCheck(config),
    headers,
    forPrograms: forPrograms(config, files),
    log,
  });
  return pagesFirst(pages, getRequestListener(app.fetch));
}

/** Vite answers for sources, with hot reload; its inline scripts leave no room for the policy. */
async function fromSource(config: ServerConfig, server: Server) {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  const app = createApp({
    files: join(root, 'public'),
    page: async (request) => {
      const source = await vite.ssrLoadModule('/server/render.tsx');
      const { renderer } = source as typeof import('./render.tsx');
      const render = renderer({
        config: forBrowser(config),
        tags: withSiteTags(sourceTags),
        fetch: serverFetch,
        readsStandFor: 0,
        log,
      });
      const { html, ...page } = await render(wantedBy(askedBy(request)));
      return new Response(await vite.transformIndexHtml('/', html), page);
    },
    isReady: providerCheck(config),
    headers: {},
    forPrograms: forPrograms(config, join(root, 'public')),
    log,
  });
  const listener = getRequestListener(app.fetch);
  return (request: IncomingMessage, response: ServerResponse) =>
    vite.middlewares(request, response, () => listener(request, response));
}

/** What a browser may know of the configuration. */
function forBrowser({ apiUrl, apiKey, apiProfile, siteUrl }: ServerConfig) {
  return { apiUrl, apiKey, apiProfile, siteUrl };
}

function stop(server: Server): void {
  if (stopping) return;
  stopping = true;
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), grace).unref();
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
