// What growth costs: lists of 24, slugs and searches with 10, 1,000 and 100,000 articles, on both databases. The
// three sizes are asked in turns, so that whatever else the machine does slows down all of them alike, and never the
// same twice, so that no answer is one out of memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts';
import { type ServerProcess, serverProcess } from '../../apps/api/src/testing/server-process.ts';
import { manyArticles } from '../harness/many-articles.ts';
import { quantile } from '../harness/quantile.ts';

const sizes = [10, 1_000, 100_000];
const rounds = 300;
/** The most that the slowest size may take of the fastest, for what is promised. */
const most = 1.5;
const promised = {
  'first 24': '?limit=24',
  'first 24, summaries': '?limit=24&fields=summary',
  'by slug': '?slug=berita-7',
};
const others = {
  'of a category': '?limit=24&fields=summary&category=tahfidz',
  'search, one match': '?limit=24&fields=summary&q=nomor-7-saja',
  'search, half of all': '?limit=24&fields=summary&q=santri',
  'search, two letters': '?limit=24&fields=summary&q=zq',
};

const folder = await mkdtemp(join(tmpdir(), 'pesantren-growth-'));
const postgres = await startPostgres([]);
for (const kind of ['SQLite', 'PostgreSQL']) {
  const servers = await Promise.all(sizes.map((size) => server(kind, size)));
  const figures: Record<string, object> = {};
  for (const [call, query] of Object.entries({ ...promised, ...others })) {
    const times = await inTurns(servers, query);
    // A list of ten is shorter than one of 24: bodies are compared from 1,000 on.
    const alike = query.includes('limit') ? times.slice(1) : times;
    const ratio = Math.max(...alike) / Math.min(...alike);
    if (call in promised && ratio > most) process.exitCode = 1;
    const byName = Object.fromEntries(sizes.map((size, n) => [`${size}, ms`, round(times[n])]));
    figures[call] = { ...byName, ratio: round(ratio) };
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
  return serverProcess({ DATA_DIR: join(folder, kind, name), DATABASE_URL: url });
}

/** For each server the middle one of many calls, in milliseconds. */
async function inTurns(servers: readonly ServerProcess[], query: string): Promise<number[]> {
  const times: number[][] = servers.map(() => []);
  for (let n = 0; n < rounds; n += 1) {
    for (const [which, one] of servers.entries()) {
      const start = performance.now();
      const response = await one.get(`/articles.php${query}&kali=${n}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${query}: ${response.status}`);
      if (n >= rounds / 10) times[which]?.push(performance.now() - start);
    }
  }
  return times.map((all) => quantile(all, 0.5));
}

function round(ms = 0): number {
  return Number(ms.toFixed(2));
}
