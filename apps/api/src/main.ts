import { mkdirSync } from 'node:fs';
import { EnvironmentError } from '@pesantren/api-client/environment';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { passwords, productionCost } from './features/admin/passwords.ts';
import { folderStorage } from './features/upload/folder-storage.ts';
import { s3Storage } from './features/upload/s3-storage.ts';
import type { Storage } from './features/upload/storage.ts';
import { uploadUrls } from './features/upload/upload-urls.ts';
import { firstStart } from './first-start.ts';
import { startHousekeeping } from './housekeeping.ts';
import { Problem } from './http/problem.ts';
import { rateLimits } from './http/rate-limits.ts';
import { closeServer, listen } from './http-server.ts';

async function run(config: Config): Promise<void> {
  const uploads = openUploads(config);
  const database = openConfigured(config);
  let stopping = false;
  const deps: Deps = {
    db: database.db,
    uploads,
    diskFloor: config.diskFloor,
    urls: uploadUrls(config.apiOrigin),
    passwords: passwords(productionCost),
    limits: rateLimits(config.rateLimitFactor),
    now: () => new Date(),
    log: (entry) => console.error(JSON.stringify({ time: new Date().toISOString(), ...entry })),
    apiKey: config.apiKey,
    adminOrigin: config.adminOrigin,
    siteOrigin: config.siteOrigin,
    trustedProxies: config.trustedProxies,
    isStopping: () => stopping,
  };
  await migrate(database.db);

  // The port comes before the first start: a password told to nobody, for want of a port, is lost.
  let app: ReturnType<typeof createApp> | undefined;
  const server = await listen((request, env) => app?.fetch(request, env) ?? starting(), config);
  const password = await firstStart(deps, config);
  app = createApp(deps);
  const housework = startHousekeeping(deps);

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(housework);
    await closeServer(server);
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, stop);
  announce(config, password);
}

/** Tells whoever started the process that it answers, and the new password, this once. */
function announce({ host, port, admin }: Config, password: string): void {
  if (process.send) {
    process.send(password ? { ready: true, password } : { ready: true });
    return;
  }
  console.log(`API siap di http://${host}:${port}/api`);
  if (password) {
    console.log(`Kata sandi untuk "${admin.username}": ${password} (hanya tampil sekali ini)`);
  }
}

function starting(): Response {
  const { message, code } = new Problem('unavailable');
  return Response.json({ message, code }, { status: 503, headers: { 'Retry-After': '1' } });
}

function openUploads({ dataDir, storage }: Config): Storage {
  try {
    mkdirSync(dataDir, { recursive: true });
    return 'bucket' in storage ? s3Storage(storage) : folderStorage(storage.folder);
  } catch {
    throw new EnvironmentError('DATA_DIR', dataDir, 'isi dengan folder yang dapat ditulis');
  }
}

function openConfigured({ databasePath }: Config): Database {
  try {
    return openDatabase(databasePath);
  } catch (error) {
    const takes = `isi dengan berkas SQLite yang utuh dan dapat ditulis (${(error as Error).message})`;
    throw new EnvironmentError('DATABASE_URL', `sqlite:${databasePath}`, takes);
  }
}

try {
  await run(readConfig(process.env));
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
}
