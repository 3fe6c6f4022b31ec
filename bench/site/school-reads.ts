import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { article } from '../harness/pages.ts';
import { appPids } from '../harness/processes.ts';
import { quantile } from '../harness/quantile.ts';
import { type MeasuredSystem, startSystem } from '../harness/system.ts';
import { keepsNoPage } from './render.ts';
import { answering, hostOf, keyOf } from './school-folders.ts';

/** A set of processes with so many schools, of which one is read. */
type Place = { count: number; port: number; folder: string; system: MeasuredSystem };

/** What is read of a school, at a path that no cache holds; `{n}` becomes another number each time. */
const reads: Record<string, { path: string; of?: 'api' }> = {
  home: { path: '/' },
  article: { path: article },
  list: { path: '/artikel?halaman=3' },
  search: { path: '/cari?q=kopi+{n}' },
  call: { path: '/api/articles.php?limit=24&fields=summary', of: 'api' },
  picture: { path: '{picture}?w=640', of: 'api' },
};

/** Reads of each kind: those that are timed, in turns, and those whose statements and files are counted. */
const [timed, counted] = [30, 10];

/** Times that a read may take among many schools of what it takes in one alone; and what others do of themselves meanwhile. */
const [mostGrowth, chance] = [1.25, 0.5];

const hook = pathToFileURL(join(import.meta.dirname, '../harness/count-statements.ts')).href;

/**
 * Measures what a page costs that no cache holds, of one school among few and among many, in turns on all sets of
 * processes, from `port` on: milliseconds, statements to SQLite, files opened (with strace). @returns what grows.
 */
export async function measureReads(folders: ReadonlyMap<number, string>, port: number) {
  const places: Place[] = [];
  try {
    for (const [count, folder] of folders)
      places.push(await place(count, folder, port + places.length * 3));
    const picture = await pictureOf(places[0] as Place);
    const rows: Record<string, object> = {};
    const over: string[] = [];
    for (const [name, { path, of }] of Object.entries(reads)) {
      const ask = asking(path.replace('{picture}', picture), of);
      const times = await inTurns(places, ask);
      const costs: Cost[] = [];
      for (const one of places) costs.push(await costOf(one, ask));
      const [alone = 0, ...among] = times;
      const ratio = Math.max(...among) / alone;
      rows[name] = Object.fromEntries([
        ...places.map(({ count }, at) => [`${count}: ms`, round(times[at])]),
        ['ratio', round(ratio)],
        ...places.map(({ count }, at) => [
          `${count}: statements, files`,
          Object.values(costs[at] ?? {}).join(', '),
        ]),
      ]);
      if (ratio > mostGrowth) over.push(`${name}: ${round(ratio)} × di antara banyak sekolah`);
      for (const kind of ['statements', 'files'] as const) {
        const counts = costs.map((cost) => cost[kind]);
        if (Math.max(...counts) > (counts[0] ?? 0) + chance)
          over.push(`${name}, ${kind}: ${counts}`);
      }
    }
    console.table(rows);
    return over;
  } finally {
    for (const { system } of places) await system.stop();
  }
}

async function place(count: number, folder: string, port: number): Promise<Place> {
  const options = `${process.env.NODE_OPTIONS ?? ''} --import=${hook}`;
  const counting = { NODE_OPTIONS: options, BENCH_STATEMENTS: folder };
  const env = { SCHOOLS_DIR: folder, HOST: '0.0.0.0', DATA_DIR: folder };
  const system = await startSystem(port, { env: { ...env, ...keepsNoPage, ...counting } });
  await answering(system);
  // All have been asked for; the one that is read lastly.
  for (let number = 1; number <= count; number += 1)
    await (await fetch(`http://${hostOf(number)}:${port}/`)).arrayBuffer();
  return { count, port, folder, system };
}

/** Of one read. */
type Cost = { statements: number; files: number };

type Ask = (place: Place, n: number) => Promise<void>;

let asked = 0;

function asking(path: string, of?: 'api'): Ask {
  return async ({ count, port }) => {
    asked += 1;
    const origin = `http://${hostOf(count)}:${of ? port + 1 : port}`;
    const headers = { 'X-API-Key': keyOf(count), Accept: 'image/webp,*/*' };
    const answer = await fetch(origin + path.replace('{n}', String(asked)), { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  };
}

async function pictureOf({ count, port }: Place): Promise<string> {
  const list = `http://${hostOf(count)}:${port + 1}/api/gallery_items.php?limit=1`;
  const answer = await fetch(list, { headers: { 'X-API-Key': keyOf(count) } });
  const [item] = (await answer.json()) as { image: string }[];
  return new URL(item?.image ?? '', list).pathname;
}

/** For each set the middle one of its times, in milliseconds. */
async function inTurns(places: readonly Place[], ask: Ask): Promise<number[]> {
  const times: number[][] = places.map(() => []);
  for (let n = 0; n < timed; n += 1) {
    for (const [at, place] of places.entries()) {
      const began = performance.now();
      await ask(place, n);
      // What the first ones compile, or cut, is no school's.
      if (n >= timed / 5) times[at]?.push(performance.now() - began);
    }
  }
  return times.map((all) => quantile(all, 0.5));
}

/** Counts for one read the statements to the database, and the files that provider and site open. */
async function costOf(place: Place, ask: Ask): Promise<Cost> {
  const { pid, data } = place.system;
  const pids = [...appPids(pid, 'api'), ...appPids(pid, 'public-site')];
  const trace = join(data, 'trace');
  const attached = pids.flatMap((one) => ['-p', String(one)]);
  const options = ['-f', '-q', '-e', 'trace=openat', '-o', trace, ...attached];
  const strace = spawn('strace', options, { stdio: 'ignore' });
  await pause(500);
  const before = await statements(place);
  for (let n = 0; n < counted; n += 1) await ask(place, n);
  const after = await statements(place);
  strace.kill('SIGINT');
  await once(strace, 'exit');
  const opened = readFileSync(trace, 'utf8').split('\n').filter(isOpened).length;
  rmSync(trace);
  return { statements: round((after - before) / counted), files: round(opened / counted) };
}

/** What the count of statements itself opens, and what the kernel tells, is no file of a school. */
const isOpened = (line: string) =>
  line.includes('openat(') && !/= -1|"\/(?:proc|sys|dev)\/|\/\d+\.part"/.test(line);

async function statements({ system, folder }: Place): Promise<number> {
  const [provider = 0] = appPids(system.pid, 'api');
  const file = join(folder, String(provider));
  rmSync(file, { force: true });
  process.kill(provider, 'SIGUSR2');
  for (;;) {
    try {
      return Number(readFileSync(file, 'utf8'));
    } catch {
      await pause(10);
    }
  }
}

function round(value = 0): number {
  return Number(value.toFixed(2));
}
