// After SIGKILL among writes, with 100,000 articles and a long write-ahead log: how long until a login is answered
// (5 s). And how long `/healthz` takes while another process holds the database and writes wait for it (100 ms).
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, serverProcess } from '../../apps/api/src/testing/server-process.ts';
import { manyArticles } from '../harness/many-articles.ts';
import { quantile } from '../harness/quantile.ts';

const count = Number(process.argv[2] ?? 100_000);
/** Milliseconds, of a login and of `/healthz`. */
const most = { login: 5_000, health: 100 };
const rounds = 3;

const folder = await mkdtemp(join(tmpdir(), 'pesantren-recovery-'));
const file = join(folder, 'pesantren.db');
await manyArticles(`sqlite:${file}`, count);
const starts: object[] = [];
for (let n = 0; n < rounds; n += 1) starts.push(await killed());
console.table(starts);
console.table({ 'locked for 5 s': await locked() });
await rm(folder, { recursive: true });

/** Kills a process whose log is long, since somebody reads all the while, and starts another. */
async function killed() {
  const server = await serverProcess({ DATA_DIR: folder });
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('begin; select count(*) from totals');
  const content = 'Isi yang panjang. '.repeat(5_000);
  for (let n = 0; n < 150; n += 1) await server.post('/articles.php', { title: `${n}`, content });
  const wal = Math.round((await stat(`${file}-wal`)).size / 1e6);
  const last = server.post('/articles.php', { title: 'Terakhir', content }).catch(() => {});
  await server.stop('SIGKILL');
  await last;
  reader.close();
  const start = performance.now();
  const again = await serverProcess({ DATA_DIR: folder });
  const ms = Math.round(performance.now() - start);
  if (ms > most.login) process.exitCode = 1;
  await again.stop('SIGTERM');
  return { 'log, MB': wal, 'until login, ms': ms };
}

/** Measures `/healthz` while five writes wait for a database that another process has locked. */
async function locked() {
  const server = await serverProcess({ DATA_DIR: folder });
  const other = new DatabaseSync(file);
  other.exec('begin exclusive');
  let waiting = true;
  const writes = Array.from({ length: 5 }, () =>
    server.post('/carousel_images.php', { src: 'https://contoh.sch.id/a.jpg' }),
  );
  const refused = Promise.all(writes).finally(() => {
    waiting = false;
  });
  const times: number[] = [];
  while (waiting) times.push(await healthOf(server));
  const statuses = [...new Set((await refused).map(({ status }) => status))].join();
  other.exec('rollback');
  other.close();
  await server.stop('SIGTERM');
  const [p99, max] = [quantile(times, 0.99), quantile(times, 1)];
  if (max > most.health || statuses !== '503') process.exitCode = 1;
  return { writes: statuses, 'healthz p99, ms': Math.round(p99), max: Math.round(max) };
}

async function healthOf(server: ServerProcess): Promise<number> {
  const start = performance.now();
  await (await fetch(`${server.origin}/healthz`)).text();
  const ms = performance.now() - start;
  await pause(10);
  return ms;
}
