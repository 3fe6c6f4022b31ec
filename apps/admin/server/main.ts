import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Environment, EnvironmentError } from '@pesantren/api-client/server/environment';
import { createLog, type Log } from '@pesantren/api-client/server/log';
import type { Measure } from '@pesantren/api-client/server/metrics';
import {
  createProviderCheck,
  pollProvider,
  refuseWrongKey,
} from '@pesantren/api-client/server/provider-check';
import { type Provider, watchProvider } from '@pesantren/api-client/server/provider-state';
import { releaseFigure } from '@pesantren/api-client/server/release';
import { logRequests } from '@pesantren/api-client/server/request-log';
import { createSchoolListener } from '@pesantren/api-client/server/schools/school-listener';
import { base, createApp } from './app.ts';
import { readServerConfig, type ServerConfig } from './config.ts';
import { fillConfig, fillRevision } from './index-html.ts';
import { securityHeaders } from './security-headers.ts';

const root = join(import.meta.dirname, '..');

try {
  const config = readServerConfig(process.env);
  const log = createLog(config.logLevel);
  const dev = process.argv.includes('--dev');
  const server = createServer();
  const { listener, figures } = process.env.SCHOOLS_DIR
    ? { listener: createSchoolAdmins(process.env, log), figures: [] }
    : await createAdmin(config, log, dev ? server : undefined);
  let measure: Measure = () => {};
  if (config.metricsPort) {
    // Loaded only where metrics are wanted.
    const { serveMetrics } = await import('@pesantren/api-client/server/metrics');
    const address = { variable: 'ADMIN_METRICS_PORT', port: config.metricsPort, host: config.host };
    ({ measure } = await serveMetrics(address, [...figures, releaseFigure]));
  }
  server.on('request', logRequests(log, listener, { measure, routeOf }));
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    fail(isTaken ? `ADMIN_PORT=${config.port} sedang dipakai program lain.` : error.message);
  });
  server.listen(config.port, config.host, () => {
    if (process.send) process.send({ ready: true });
    else console.log(`Admin: http://localhost:${config.port}${base}/`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Responses in flight are finished; Vite's reload socket never closes by itself.
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), 2000);
    });
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  fail(error.message);
}

/** Names the route of a path for metrics: the app's own paths are all its one page. */
function routeOf(path: string): string {
  if (/^\/(?:healthz|readyz)$/.test(path)) return path;
  return path.includes('/assets/') ? 'assets' : 'page';
}

/** Creates the listener of one school's admin; `devServer` is the server that Vite's reload socket belongs to. */
async function createAdmin(config: ServerConfig, log: Log, devServer?: Server) {
  await refuseWrongKey(config.app);
  const provider = watchProvider(log, config.app.apiProfile);
  const health = healthOf(config, provider);
  pollProvider(config.app, provider.fetch);
  const listener = devServer
    ? await fromSource(config, health, devServer)
    : await fromBuild(config, health);
  return { listener, figures: provider.figures };
}

/** Creates the listener of the admins of `SCHOOLS_DIR`, each by its host name (docs/many-schools.md). */
function createSchoolAdmins(env: Environment, log: Log) {
  return createSchoolListener({
    env,
    log,
    unknown: 'Tidak ada admin di alamat ini',
    open: async ({ env: settings }, ownLog) => {
      const config = readServerConfig(settings);
      const provider = watchProvider(ownLog, config.app.apiProfile);
      return { listener: await fromBuild(config, healthOf(config, provider)), close: () => {} };
    },
  });
}

function healthOf({ app }: ServerConfig, provider: Provider): Health {
  return { isReady: createProviderCheck(app, provider.fetch), providerState: provider.state };
}

type Health = Pick<Parameters<typeof createApp>[0], 'isReady' | 'providerState'>;

async function fromBuild(config: ServerConfig, health: Health) {
  const dist = join(root, 'dist');
  const html = fillConfig(await readFile(join(dist, 'index.html'), 'utf8'), config.app);
  const headers = securityHeaders(config);
  const worker = await readFile(join(dist, config.workerFile), 'utf8');
  return getRequestListener(
    createApp({
      root: dist,
      earlier: join(root, 'dist-before'),
      indexHtml: () => html,
      serviceWorker: fillRevision(worker, html + JSON.stringify(headers)),
      ...health,
      headers,
    }).fetch,
  );
}

/** Serves from source through Vite, with hot reload, whose inline scripts rule out the security policy. */
async function fromSource(config: ServerConfig, health: Health, server: Server) {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  const app = createApp({
    root: join(root, 'public'),
    earlier: '',
    indexHtml: async (path) => {
      const html = await readFile(join(root, 'index.html'), 'utf8');
      return fillConfig(await vite.transformIndexHtml(path, html), config.app);
    },
    ...health,
    headers: {},
  });
  const listener = getRequestListener(app.fetch);
  return (...[request, response]: Parameters<typeof listener>) => {
    const { url } = request;
    if (!url?.startsWith(`${base}/`)) return listener(request, response);
    return vite.middlewares(request as never, response as never, () => {
      // Vite has removed the base from the URL.
      request.url = url;
      return listener(request, response);
    });
  };
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
