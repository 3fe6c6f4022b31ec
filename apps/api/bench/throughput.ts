// Requests a second for the first 24 articles, against bare Node with the same bytes and headers, in turns, on both
// databases; and what each request takes of the processor, which other work on the machine changes least. Linux.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { processorOf } from '../src/testing/processor.ts';
import { serverProcess } from '../src/testing/server-process.ts';

const path = '/articles.php?limit=24';
const key = 'pesantren-dev-key';
const clients = 50;
const rounds = 4;
const seconds = Number(process.argv[2] ?? 4);
/** Of bare Node's requests a second, what the provider answers at least (issue 5). */
const least = 0.5;

/** What a load came to; `micros` of processor for each request. */
type Round = { perSecond: number; p99: number; micros: number };

const folder = await mkdtemp(join(tmpdir(), 'pesantren-throughput-'));
const postgres = await startPostgres([]);
await postgres.server.createDatabase('laju');
const urls = { SQLite: 'sqlite:', PostgreSQL: `${postgres.url}laju` };
const figures: Record<string, object> = {};
for (const [kind, DATABASE_URL] of Object.entries(urls)) {
  const place = { DATA_DIR: join(folder, kind), DATABASE_URL, SEED: 'sample' };
  const server = await serverProcess(place);
  const bare = await bareServer(`${server.origin}/api${path}`);
  const ours = { url: `${server.origin}/api${path}`, pid: server.child.pid ?? 0 };
  const loads: { ours: Round[]; bare: Round[] } = { ours: [], bare: [] };
  for (let n = 0; n <= rounds; n += 1) {
    const [first, second] = [await load(ours), await load(bare)];
    // The first warms up: code is compiled when it has run often enough.
    if (n > 0) loads.ours.push(first);
    if (n > 0) loads.bare.push(second);
  }
  figures[kind] = compared(loads);
  await server.stop('SIGTERM');
  bare.child.kill();
}
await postgres.server.stop();
await rm(folder, { recursive: true });
console.table(figures);

function compared({ ours, bare }: { ours: Round[]; bare: Round[] }) {
  const most = (of: Round[]) => Math.max(...of.map(({ perSecond }) => perSecond));
  const cheapest = (of: Round[]) => Math.min(...of.map(({ micros }) => micros));
  const ratio = most(ours) / most(bare);
  if (ratio < least) process.exitCode = 1;
  return {
    ...{ 'a second': most(ours), bare: most(bare), ratio: hundredths(ratio) },
    ...{ 'µs each': hundredths(cheapest(ours)), 'bare, µs': hundredths(cheapest(bare)) },
    'by processor': hundredths(cheapest(bare) / cheapest(ours)),
    'p99, ms': Math.max(...ours.map(({ p99 }) => p99)),
  };
}

/** Loads an address with 50 clients at once. @throws Error when an answer is none. */
async function load({ url, pid }: { url: string; pid: number }): Promise<Round> {
  const before = processorOf(pid);
  const args = ['-j', '-c', String(clients), '-d', String(seconds), '-H', `x-api-key: ${key}`, url];
  const child = spawn('autocannon', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(await text(child.stdout));
  if (errors + timeouts + non2xx > 0) throw new Error(`${url}: ${errors + timeouts + non2xx}`);
  const micros = ((processorOf(pid) - before) * 1000) / requests.total;
  return { perSecond: Math.round(requests.average), p99: latency.p99, micros };
}

/** Node alone with what `url` answers, every header included that Node does not set by itself. */
async function bareServer(url: string) {
  const response = await fetch(url, { headers: { 'X-API-Key': key } });
  const own = ['connection', 'date', 'keep-alive'];
  const headers = [...response.headers].filter(([name]) => !own.includes(name));
  const file = join(folder, 'body');
  await writeFile(file, await response.bytes());
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [
    JSON.stringify(Object.fromEntries(headers)),
    file,
  ]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0 };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
