import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { queuesFigure } from '@pesantren/api-client/server/concurrency-limit';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { keepNoCopies } from '@pesantren/api-client/server/keep-no-copies';
import { createLog, type Log } from '@pesantren/api-client/server/log';
import type { Figure, Measure } from '@pesantren/api-client/server/metrics';
import { pollProvider, refuseWrongKey } from '@pesantren/api-client/server/provider-check';
import { watchProvider } from '@pesantren/api-client/server/provider-state';
import { releaseFigure } from '@pesantren/api-client/server/release';
import type { Reporting } from '@pesantren/api-client/server/request-log';
import type { Listener } from './caching/page-cache.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { createDevServer } from './dev-server.ts';
import { createSiteServer } from './http/site-server.ts';
import { createProductionServer } from './production-server.ts';
import { createSchoolSites } from './school-sites.ts';
import { createSharedChanges, runWorkers } from './workers.ts';

const root = join(import.meta.dirname, '..');
const dev = process.argv.includes('--dev');
// React and React Router choose their build by it.
process.env.NODE_ENV = dev ? 'development' : 'production';

/** Milliseconds that requests in flight may take to finish after a signal to stop. */
const grace = 10_000;
/**
 * Connections that may wait to be accepted. Of a thousand that come at once, Node's default of 511 has the rest retry a
 * second later and more. The kernel caps it at its own limit.
 */
const backlog = 4096;
/** Loads what only those need who want metrics. */
const metrics = () => import('@pesantren/api-client/server/metrics');
keepNoCopies();
// Ctrl-C arrives twice: from the terminal, and through the parent process.
let stopping = false;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const schools = process.env.SCHOOLS_DIR ? createSchoolSites(root, process.env, log) : undefined;
  if (!schools && cluster.isPrimary) await refuseWrongKey(config);
  if (!schools && config.workers > 1 && cluster.isPrimary && !dev) {
    await runWorkers(config.workers, log);
    if (config.metricsPort) await (await metrics()).serveMetricsOfWorkers(addressOf(config));
    announce(config);
  } else {
    await serve(config, log, schools);
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  fail(error.message);
}

/** @param schools the listener of the sites of many schools (docs/many-schools.md), in place of one school's. */
async function serve(config: ServerConfig, log: Log, schools?: Listener): Promise<void> {
  const server = createSiteServer();
  let measure: Measure = () => {};
  const { listener, figures } = schools
    ? { listener: schools, figures: [] }
    : await createSite(config, server, { log, measure: (request) => measure(request) });
  server.on('request', listener);
  if (config.metricsPort) measure = await collect(config, figures);
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

/** Collects metrics: one process serves its own, of several the one above them serves all. */
async function collect(config: ServerConfig, ofSite: readonly Figure[]): Promise<Measure> {
  const { collectAsWorker, serveMetrics } = await metrics();
  const figures = [...ofSite, queuesFigure, releaseFigure];
  if (cluster.isWorker) return collectAsWorker(figures);
  return (await serveMetrics(addressOf(config), figures)).measure;
}

function addressOf({ metricsPort: port = 0, host }: ServerConfig) {
  return { variable: 'SITE_METRICS_PORT', port, host };
}

async function createSite(config: ServerConfig, server: Server, reporting: Reporting) {
  const provider = watchProvider(reporting.log, config.apiProfile);
  const { listener, figures } = dev
    ? { listener: await createDevServer(root, config, server, reporting, provider), figures: [] }
    : await createProductionServer(root, config, reporting, provider, {
        changes: createSharedChanges(),
      });
  pollProvider(config, provider.fetch);
  return { listener, figures: [...figures, ...provider.figures] };
}

/** Reports to the parent process, or the terminal, that the site listens. */
function announce(config: ServerConfig): void {
  if (process.send) process.send({ ready: true });
  else console.log(`Situs: ${config.siteUrl}/`);
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
