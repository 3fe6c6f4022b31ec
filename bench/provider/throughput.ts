// Requests a second for the first 25 summaries of articles beside bare Node with the same bytes, in turns, on both
// databases; and microseconds of processor for each, which other work on the machine changes least. Linux.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts';
import { freePort, serverProcess } from '../../apps/api/src/testing/server-process.ts';
import { type Speed, speed } from '../site/speed.ts';

const seconds = Number(process.argv[2] ?? 4);
/** The most microseconds of processor for a request on SQLite: 1,500 a second on one core. */
const most = 667;

const folder = await mkdtemp(join(tmpdir(), 'pesantren-throughput-'));
const postgres = await startPostgres([]);
await postgres.server.createDatabase('laju');
const urls = { SQLite: 'sqlite:', PostgreSQL: `${postgres.url}laju` };
const figures: Record<string, Speed> = {};
for (const [kind, DATABASE_URL] of Object.entries(urls)) {
  const settings = { DATA_DIR: join(folder, kind), DATABASE_URL, SEED: 'sample' };
  const server = await serverProcess(settings);
  const url = `${server.origin}/api/articles.php?limit=25&fields=summary`;
  const measured = await speed(url, [server.child.pid ?? 0], await freePort(), seconds);
  const isSlow = kind === 'SQLite' && measured.processor > most;
  if (isSlow || measured.errors > 0) process.exitCode = 1;
  figures[kind] = measured;
  await server.stop('SIGTERM');
}
await postgres.server.stop();
await rm(folder, { recursive: true });
console.table(figures);
