import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { EnvironmentError } from '@pesantren/api-client/environment';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { passwords, productionCost } from './features/admin/passwords.ts';
import { uploadFolder } from './features/upload/upload-folder.ts';
import { uploadUrls } from './features/upload/upload-urls.ts';
import { firstStart } from './first-start.ts';

/** How long requests under way may take once the process is told to stop, in milliseconds. */
const stopWithin = 10_000;

/** Limits of Node's HTTP server (reliability section 4), in milliseconds and bytes. */
const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
};

async function run(config: Config): Promise<void> {
  mkdirSync(dirname(config.databasePath), { recursive: true });
  const database = openDatabase(config.databasePath);
  await migrate(database.db);

  let stopping = false;
  const deps: Deps = {
    ...config,
    db: database.db,
    uploads: uploadFolder(join(config.dataDir, 'uploads')),
    urls: uploadUrls(config.apiOrigin),
    passwords: passwords(productionCost),
    now: () => new Date(),
    log: (entry) => console.error(JSON.stringify({ time: new Date().toISOString(), ...entry })),
    isStopping: () => stopping,
  };
  const password = await firstStart(deps, config);

  const server = serve(
    { fetch: createApp(deps).fetch, port: config.port, hostname: config.host, serverOptions },
    () => announce(config, password),
  ) as Server;
  server.maxConnections = 1_000;
  server.maxRequestsPerSocket = 1_000;
  server.timeout = 30_000;
  server.on('error', (error) => fail(explain(error, config)));

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await closeServer(server);
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, stop);
}

/** Tells whoever started the process that it listens, and the new password, this once. */
function announce(config: Config, password: string): void {
  if (process.send) {
    process.send(password ? { ready: true, password } : { ready: true });
    return;
  }
  console.log(`API siap di http://${config.host}:${config.port}/api`);
  if (password) {
    console.log(
      `Kata sandi untuk "${config.admin.username}": ${password} (hanya tampil sekali ini)`,
    );
  }
}

/** Lets requests under way finish; whoever takes too long is cut off. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, pause(stopWithin)]);
  clearInterval(idle);
  server.closeAllConnections();
}

function explain(error: Error, { port, host }: Config): string {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `API_PORT=${port} tidak dapat dipakai: port itu sudah terpakai.`;
  if (code === 'EACCES') return `API_PORT=${port} tidak dapat dipakai: port itu perlu izin khusus.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST=${host} tidak dapat dipakai: isi dengan alamat mesin ini.`;
  }
  return error.message;
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

try {
  await run(readConfig(process.env));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  fail(error.message);
}
