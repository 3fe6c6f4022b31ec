import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../harness/quantile.ts';
import { onSystem } from '../harness/system.ts';
import type { Flood, FloodCount } from './flood-clients.ts';
import { answering, hostOf, keyOf } from './school-folders.ts';

/** Measured with the flood and without it, in turns, so that whatever else the machine does disturbs both alike. */
const pairs = 7;

/** In milliseconds: how long each is measured, and how often a visitor of the other school asks for something. */
const [lasts, readsEvery] = [8_000, 20];

/** Times that the flood may make of the other school's p99. */
const most = 1.2;

/** The school that is flooded, and the one whose visitors are measured. */
const [flooded, visited] = [1, 2];

/**
 * Measures one school's pages, searches and calls while another is flooded: some 600 calls a second, twice what a school is
 * given, and 100 pages a second of the site, of which every fourth is a search that nobody had before. @returns what the flood makes slower than it may.
 */
export async function measureFlooded(folder: string, port: number): Promise<string[]> {
  // What comes from this machine itself is not counted.
  const env = { SCHOOLS_DIR: folder, HOST: '0.0.0.0', DATA_DIR: folder, TRUSTED_PROXIES: '1' };
  return onSystem(port, { env }, async (system) => {
    await answering(system);
    await reads(port, lasts / 2);
    const { quiet, beside, answers } = await inPairs(port);
    console.log(`flood: ${JSON.stringify(answers)}`);
    const rows: Record<string, ReturnType<typeof compared>> = {};
    for (const kind of [...kinds, 'all'] as const) rows[kind] = compared(kind, quiet, beside);
    console.table(rows);
    const { ratio = 0 } = rows.all ?? {};
    const failed = failures.length > 0 ? [`gagal dibaca: ${failures.length}, ${failures[0]}`] : [];
    return [...(ratio > most ? [`p99 di samping banjir: ${ratio} ×`] : []), ...failed];
  });
}

async function inPairs(port: number) {
  const quiet: Times[] = [];
  const beside: Times[] = [];
  const answers: Record<string, number> = {};
  for (let pair = 0; pair < pairs; pair += 1) {
    quiet.push(await reads(port, lasts));
    const floods = [calls(port), pages(port)].map(start);
    await pause(500);
    beside.push(await reads(port, lasts));
    for (const { statuses } of await Promise.all(floods))
      for (const [status, count] of Object.entries(statuses))
        answers[status] = (answers[status] ?? 0) + count;
  }
  return { quiet, beside, answers };
}

const kinds = ['page', 'search', 'call'] as const;
type Kind = (typeof kinds)[number];

/** Milliseconds of each answer. */
type Times = Record<Kind | 'all', number[]>;

function compared(kind: Kind | 'all', quiet: readonly Times[], beside: readonly Times[]) {
  const p99 = (times: Times) => quantile(times[kind], 0.99);
  const ratios = quiet.map((times, pair) => p99(beside[pair] ?? times) / p99(times));
  const middle = (all: readonly Times[]) => round(quantile(all.map(p99), 0.5));
  return {
    'p99 quiet': middle(quiet),
    'p99 beside': middle(beside),
    ratio: round(quantile(ratios, 0.5)),
    least: round(Math.min(...ratios)),
    most: round(Math.max(...ratios)),
  };
}

let asked = 0;
const failures: string[] = [];

/** Has visitors ask at equal distances, whether or not the one before has its answer. */
async function reads(port: number, milliseconds: number): Promise<Times> {
  const times: Times = { page: [], search: [], call: [], all: [] };
  const end = performance.now() + milliseconds;
  const waiting: Promise<void>[] = [];
  while (performance.now() < end) {
    asked += 1;
    waiting.push(read(kinds[asked % 3] ?? 'page', port, times));
    await pause(readsEvery);
  }
  await Promise.all(waiting);
  return times;
}

async function read(kind: Kind, port: number, times: Times): Promise<void> {
  const host = hostOf(visited);
  const urls: Record<Kind, string> = {
    page: `http://${host}:${port}/`,
    search: `http://${host}:${port}/artikel?q=cari-${asked}`,
    call: `http://${host}:${port + 1}/api/articles.php?limit=24&fields=summary`,
  };
  const began = performance.now();
  const answer = await fetch(urls[kind], { headers: { 'X-API-Key': keyOf(visited) } });
  await answer.arrayBuffer();
  if (!answer.ok) failures.push(`${kind} ${answer.status}`);
  const took = performance.now() - began;
  times[kind].push(took);
  times.all.push(took);
}

const common = {
  ...{ seconds: lasts / 1000 + 0.5, isSecure: false, isHalf: false, method: 'GET', body: '' },
  ...{ addresses: ['192.0.2.1'], addressHeader: 'X-Forwarded-For' },
};

const calls = (port: number): Flood => ({
  ...{ ...common, clients: 60, rest: 95, port: port + 1, host: `${hostOf(flooded)}:${port + 1}` },
  paths: ['/api/articles.php?limit=24&fields=summary'],
  headers: { 'X-API-Key': keyOf(flooded) },
});

const pages = (port: number): Flood => ({
  ...{ ...common, clients: 20, rest: 190, port, host: `${hostOf(flooded)}:${port}` },
  paths: ['/', '/artikel', '/galeri', '/artikel?q={n}'],
  headers: {},
});

async function start(flood: Flood): Promise<FloodCount> {
  const child = fork(join(import.meta.dirname, 'flood-clients.ts'), { execArgv: [] });
  child.send(flood);
  const [count] = (await once(child, 'message')) as [FloodCount];
  return count;
}

const round = (value: number) => Number(value.toFixed(2));
