// What growth costs: lists of 24, slugs and searches with 10, 1,000 and 100,000 articles and pictures, on both databases.
// The three sizes are asked in turns, so that whatever else the machine does slows down all of them alike, and never the
// same twice, so that no answer is one out of memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts';
import { type ServerProcess, serverProcess } from '../../apps/api/src/testing/server-process.ts';
import { manyArticles, manyPicturesAndEvents } from '../harness/many-articles.ts';
import { quantile } from '../harness/quantile.ts';

const sizes = [10, 1_000, 100_000];
const rounds = 60;
/**
 * The calls, with the most that 100,000 items may take of what the fastest size takes, or in milliseconds; without one they
 * are only told.
 */
const calls: Record<string, { path: string; most?: number; milliseconds?: number }> = {
  // docs/spec.md#f-123
  report: { path: '/report.php?', milliseconds: 2000 },
  'first 24': { path: '/articles.php?limit=24', most: 1.5 },
  'first 24, summaries': { path: '/articles.php?limit=24&fields=summary', most: 1.5 },
  'by slug': { path: '/articles.php?slug=berita-7', most: 1.5 },
  'pictures, first 25': { path: '/gallery_items.php?limit=25', most: 1.5 },
  'pictures, categories': { path: '/gallery_items.php/categories?' },
  'agenda, three days': {
    path: '/agenda.php/occasions?from=2026-12-01T00:00:00Z&limit=3',
    most: 1.5,
  },
  'deep page': { path: '/articles.php?limit=24&fields=summary&offset=900', most: 2 },
  'of a category': { path: '/articles.php?limit=24&fields=summary&category=tahfidz' },
  'list search, one match': { path: '/articles.php?limit=24&fields=summary&q=nomor-7-saja' },
  'list search, half of all': { path: '/articles.php?limit=24&fields=summary&q=santri', most: 3 },
  'list search, two letters': { path: '/articles.php?limit=24&fields=summary&q=zq' },
  'search, one match': { path: '/search.php?q=nomor+7+saja' },
  'search, frequent word': { path: '/search.php?q=santri', most: 3 },
  'search, two words': { path: '/search.php?q=ladang+kopi', most: 3 },
};

// One database alone, and one call.
const [wanted, only] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'pesantren-growth-'));
const postgres = await startPostgres([]);
for (const kind of ['SQLite', 'PostgreSQL']) {
  if (wanted && kind !== wanted) continue;
  const servers = await Promise.all(sizes.map((size) => server(kind, size)));
  const figures: Record<string, object> = {};
  for (const [call, { path, most, milliseconds }] of Object.entries(calls)) {
    if (only && call !== only) continue;
    const times = await inTurns(servers, path);
    // An answer of ten is shorter than one of 24: they are compared from 1,000 on.
    const alike = path.includes('slug') ? times : times.slice(1);
    const ratio = Math.max(...alike) / Math.min(...alike);
    if ((most && ratio > most) || (milliseconds && Math.max(...times) > milliseconds))
      process.exitCode = 1;
    const byName = Object.fromEntries(sizes.map((size, n) => [`${size}, ms`, round(times[n])]));
    figures[call] = { ...byName, ratio: round(ratio), most: most ?? milliseconds };
  }
  for (const one of servers) await one.stop('SIGTERM');
  console.log(kind);
  console.table(figures);
}
await postgres.server.stop();
await rm(folder, { recursive: true });

async function server(kind: string, size: number): Promise<ServerProcess> {
  const name = `tumbuh_${size}`;
  if (kind === 'PostgreSQL') await postgres.server.createDatabase(name);
  const url = kind === 'SQLite' ? `sqlite:${join(folder, name)}` : postgres.url + name;
  await manyArticles(url, size);
  await manyPicturesAndEvents(url, size);
  // As autovacuum has done with what grew over the years.
  if (kind === 'PostgreSQL') await analyze(name);
  return serverProcess({ DATA_DIR: join(folder, kind, name), DATABASE_URL: url });
}

async function analyze(database: string): Promise<void> {
  const client = postgres.server.getPgClient(database);
  await client.connect();
  await client.query('analyze');
  await client.end();
}

/** For each server the middle one of many calls, in milliseconds. */
async function inTurns(servers: readonly ServerProcess[], path: string): Promise<number[]> {
  const times: number[][] = servers.map(() => []);
  for (let n = 0; n < rounds; n += 1) {
    for (const [which, one] of servers.entries()) {
      const start = performance.now();
      const url = `${one.origin}/api${path}&kali=${n}`;
      const response = await fetch(url, { headers: one.headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      if (n >= rounds / 10) times[which]?.push(performance.now() - start);
    }
  }
  return times.map((all) => quantile(all, 0.5));
}

function round(ms = 0): number {
  return Number(ms.toFixed(2));
}
