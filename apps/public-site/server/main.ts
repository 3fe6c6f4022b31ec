import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { queuesFigure } from '@pesantren/api-client/server/concurrency-limit';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { createLog, type Log } from '@pesantren/api-client/server/log';
import { pollProvider, refuseWrongKey } from '@pesantren/api-client/server/provider-check';
import { watchProvider } from '@pesantren/api-client/server/provider-state';
import { releaseFigure } from '@pesantren/api-client/server/release';
import { sendRequestId } from '@pesantren/api-client/server/request-log';
import { readConfig, type ServerConfig } from './config.ts';
import { createDevServer } from './dev-server.ts';
import { createSiteServer } from './http/site-server.ts';
import { createProductionServer } from './production-server.ts';
import { createProviderFetch } from './provider-fetch.ts';
import { runWorkers } from './workers.ts';

const root = join(import.meta.dirname, '..');
const dev = process.argv.includes('--dev');
// React decides by it which of its two builds runs.
process.env.NODE_ENV = dev ? 'development' : 'production';

/** In milliseconds: how long requests under way may take to finish once the process is to end. */
const grace = 10_000;
/**
 * How many connections may wait to be taken: of a thousand that come at once Node's 511 let the rest try again,
 * a second later and more. The system holds it to its own limit.
 */
const backlog = 4096;
// Signals come twice: Ctrl-C reaches this process by itself and through the one that started it.
let stopping = false;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (cluster.isPrimary) await refuseWrongKey(config);
  if (config.workers > 1 && cluster.isPrimary && !dev) {
    await runWorkers(config.workers, log);
    announce(config);
  } else {
    await serve(config, log);
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  fail(error.message);
}

async function serve(config: ServerConfig, log: Log): Promise<void> {
  const server = createSiteServer();
  const watched = watchProvider(log);
  const ask = watched.watch(sendRequestId(createProviderFetch(log)));
  const provider = { ask, state: watched.state };
  const { listener, figures } = dev
    ? { listener: await createDevServer(root, config, server, log, provider), figures: [] }
    : await createProductionServer(root, config, log, provider);
  server.on('request', listener);
  if (config.metricsPort && (cluster.worker?.id ?? 1) === 1) {
    // Loaded only where somebody asks for figures.
    const { serveMetrics } = await import('@pesantren/api-client/server/metrics');
    const place = { variable: 'SITE_METRICS_PORT', port: config.metricsPort, host: config.host };
    await serveMetrics(place, [...figures, ...watched.figures, queuesFigure, releaseFigure]);
  }
  pollProvider(config, ask);
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
