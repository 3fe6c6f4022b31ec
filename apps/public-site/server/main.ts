import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { EnvironmentError } from '@pesantren/api-client/environment';
import { builtSite } from './built-site.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { createSiteServer } from './site-server.ts';
import { sourceSite } from './source-site.ts';
import { runWorkers } from './workers.ts';

const root = join(import.meta.dirname, '..');
const dev = process.argv.includes('--dev');
const log = (line: string) => console.error(line);
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
  const site = dev ? sourceSite(root, config, server, log) : builtSite(root, config, log);
  server.on('request', await site);
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
