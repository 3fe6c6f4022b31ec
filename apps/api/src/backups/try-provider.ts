import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createServerFetch } from '@pesantren/api-client/server/server-fetch';
import { databaseEntry, uploadsFolder } from '../cli/archive.ts';
import { BackupFailure } from './failure.ts';

/** In milliseconds: a start migrates. */
const startDeadline = 120_000;

/** Starts a provider on what was restored into a folder, and asks it as a visitor does. @throws BackupFailure */
export async function tryProvider(folder: string): Promise<void> {
  const port = await freePort();
  const key = 'uji-cadangan';
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(join(import.meta.dirname, '../main.ts'), {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      DATA_DIR: folder,
      DATABASE_URL: `sqlite:${join(folder, databaseEntry)}`,
      STORAGE_URL: `file:${join(folder, uploadsFolder)}`,
      API_PORT: String(port),
      API_KEY: key,
      DISK_FLOOR_MB: '1',
      LOG_LEVEL: 'error',
      SEED: 'none',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said = text(child.stderr as Readable);
  const exited = once(child, 'exit');
  try {
    const signal = AbortSignal.timeout(startDeadline);
    const ready = await Promise.race([once(child, 'message', { signal }), exited.then(() => null)]);
    if (!ready) throw new BackupFailure('not-starting', (await said).split('\n')[0]);
    const ask = createServerFetch(startDeadline);
    for (const path of ['/readyz', '/api/articles.php?limit=1']) {
      const url = `http://127.0.0.1:${port}${path}`;
      const { status } = await ask(url, { headers: { 'X-API-Key': key } });
      if (status !== 200) throw new BackupFailure('not-starting', `${path}: ${status}`);
    }
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
