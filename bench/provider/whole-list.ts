// The whole list of 100,000 articles, three times and to a slow reader: memory at rest, the most meanwhile, how
// late the event loop comes, and how long `/healthz` takes, on both databases. Linux, for the figures of memory.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts';
import { type ServerProcess, serverProcess } from '../../apps/api/src/testing/server-process.ts';
import { loopDelay, loopDelayOf } from '../harness/loop-delay.ts';
import { manyArticles } from '../harness/many-articles.ts';
import { quantile } from '../harness/quantile.ts';

const count = Number(process.argv[2] ?? 100_000);
/** Megabytes that the process may take in all, and milliseconds of `/healthz`. */
const most = { memory: 200, health: 100 };

const folder = await mkdtemp(join(tmpdir(), 'pesantren-whole-'));
const postgres = await startPostgres([]);
await postgres.server.createDatabase('semua');
const urls = { SQLite: `sqlite:${join(folder, 'semua')}`, PostgreSQL: `${postgres.url}semua` };
for (const [kind, url] of Object.entries(urls)) {
  await manyArticles(url, count);
  // With this process's own flags: `start` has them too.
  const NODE_OPTIONS = process.execArgv.join(' ');
  const place = { DATA_DIR: join(folder, kind), DATABASE_URL: url, NODE_OPTIONS };
  const server = await serverProcess(place, [loopDelay]);
  await pause(5_000);
  const calls = { first: whole, second: whole, third: whole, 'at 1 MB/s, 10 s of it': slowly };
  const figures: Record<string, object> = {};
  for (const [name, call] of Object.entries(calls)) figures[name] = await watched(server, call);
  await server.stop('SIGTERM');
  console.log(kind);
  console.table(figures);
}
await postgres.server.stop();
await rm(folder, { recursive: true });

/** Runs a call, asks `/healthz` all the while, and looks at the process. */
async function watched(server: ServerProcess, call: (server: ServerProcess) => Promise<number>) {
  const before = await megabytes(server, 'VmRSS');
  // From here on the kernel's high-water mark is a new one.
  await writeFile(`/proc/${server.child.pid}/clear_refs`, '5');
  await loopDelayOf(server);
  const health: number[] = [];
  let running = true;
  const asking = (async () => {
    while (running) {
      const start = performance.now();
      await (await fetch(`${server.origin}/healthz`)).text();
      health.push(performance.now() - start);
      await pause(10);
    }
  })();
  const start = performance.now();
  const bytes = await call(server);
  const seconds = (performance.now() - start) / 1000;
  running = false;
  await asking;
  const peak = await megabytes(server, 'VmHWM');
  const [healthP99, healthMax] = [quantile(health, 0.99), quantile(health, 1)];
  if (peak > most.memory || healthP99 > most.health) process.exitCode = 1;
  return {
    MB: Math.round(bytes / 1e6),
    s: Number(seconds.toFixed(1)),
    'RSS before': before,
    peak,
    growth: peak - before,
    'healthz p99': Math.round(healthP99),
    max: Math.round(healthMax),
    ...(await loopDelayOf(server)),
  };
}

async function whole(server: ServerProcess): Promise<number> {
  let bytes = 0;
  for await (const chunk of (await server.get('/articles.php')).body ?? []) bytes += chunk.length;
  return bytes;
}

async function slowly(server: ServerProcess): Promise<number> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const key = server.headers['X-API-Key'];
  socket.write(`GET /api/articles.php HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`);
  let bytes = 0;
  // Listening to this takes the socket off its own pace.
  socket.on('readable', () => {});
  for (let n = 0; n < 100; n += 1) {
    await pause(100);
    bytes += (socket.read(100_000) ?? socket.read())?.length ?? 0;
  }
  socket.destroy();
  return bytes;
}

async function megabytes({ child }: ServerProcess, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
