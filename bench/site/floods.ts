import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startNginx } from '../../scripts/nginx.ts';
import { startBare } from '../harness/bare.ts';
import { loadHeaders } from '../harness/load.ts';
import { floodOverBudget } from '../harness/over-budget.ts';
import { appPids } from '../harness/processes.ts';
import { report } from '../harness/report.ts';
import { type MeasuredSystem, startSystem } from '../harness/system.ts';
import type { Flood, FloodCount } from './flood-clients.ts';

/** How long each flood lasts, and how often the visitor reads meanwhile, in milliseconds. */
const seconds = 20;
const [readsEvery, searchesEvery] = [250, 1000];

/** A server as clients reach it. */
type Place = { port: number; host: string; isSecure: boolean; addressHeader: string };

/** A flood, and its target: the site, or the provider. */
type Kind = Partial<Flood> & { clients: number; to: 'site' | 'api' };

const searches = ['/?q={n}', '/artikel?q={n}', '/pengumuman?q={n}', '/karangan-{n}'];
/** One client each of a hundred, or all the same. */
const fromMany = Array.from({ length: 100 }, (_, n) => `198.51.100.${n + 1}`);

const admin = 'https://admin.sekolah.sch.id';

const kinds: Record<string, Kind> = {
  '300 queries': { clients: 300, to: 'site', paths: searches },
  '1000 queries': { clients: 1000, to: 'site', paths: searches },
  '1000 queries, 100 addresses': {
    clients: 1000,
    to: 'site',
    paths: searches,
    addresses: fromMany,
  },
  '3000 queries': { clients: 3000, to: 'site', paths: searches },
  '2000 half-open': { clients: 2000, to: 'site', paths: searches, isHalf: true },
  resize: { clients: 50, to: 'api', headers: { Accept: 'image/avif' } },
  'share cards': { clients: 200, to: 'site' },
  login: {
    clients: 200,
    to: 'api',
    method: 'POST',
    paths: ['/api/admin.php/login'],
    headers: {
      'Content-Type': 'application/json',
      Origin: admin,
      'X-API-Key': 'pesantren-dev-key',
    },
    body: JSON.stringify({ username: 'admin', password: 'bukan kata sandinya' }),
  },
};

/** A visitor's times in milliseconds, the site's memory in megabytes, and what the flood was answered. */
export type FloodRow = {
  isFloor: boolean;
  /** Of the home page, which is cached. */
  p50: number;
  p99: number;
  /** The longest of searches that nobody had before. */
  search: number;
  /** Answers to the visitor that were no page. */
  failed: number;
  megabytes: number;
  answers: number;
  /** Other statuses than 200, 302, 401, 404, 408, 429 and 503. */
  others: number;
  ended: number;
};

/** Measures a visitor's pages while others flood site or provider; all floods, or the named ones. */
export async function measureFloods(port: number, named: readonly string[]): Promise<string[]> {
  const rows = await floods(port, named);
  report('floods', rows);
  return Object.entries(rows).flatMap(([name, row]) => floodOverBudget(name, row));
}

/** Measures floods through the documented nginx and straight, and beside them bare Node and nginx with one file. */
async function floods(port: number, wanted: readonly string[]) {
  const env = {
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_FACTOR: '1',
    API_HOSTS: 'api.sekolah.sch.id',
    ADMIN_URL: admin,
  };
  const system = await startSystem(port, { env, isQuiet: true });
  const home = await fetch(`${system.site}/`, { headers: { 'Accept-Encoding': 'br' } });
  const bare = await startBare(`${system.site}/`, port + 5);
  const ports = { site: port, api: port + 1, admin: port + 2, http: port + 6, https: port + 7 };
  const file = { port: port + 8, text: await home.text() };
  const nginx = await startNginx(ports, { file });
  try {
    await warmUp(system);
    const rows: Record<string, FloodRow> = {};
    const costly = { resize: await pictures(system), 'share cards': await cards(system) };
    for (const [name, { paths = costly[name as keyof typeof costly], ...its }] of Object.entries(
      kinds,
    )) {
      const kind = { ...its, paths };
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
      const isOfSite = kind.to === 'site';
      const straight = { ...plain, port: isOfSite ? port : port + 1, host: 'localhost' };
      const secure = { port: ports.https, isSecure: true, addressHeader: 'X-Test-Address' };
      const through = { ...secure, host: isOfSite ? 'www.sekolah.sch.id' : 'api.sekolah.sch.id' };
      const throughSite = { ...secure, host: 'www.sekolah.sch.id' };
      const straightSite = { ...plain, port, host: 'localhost' };
      rows[`${name}, nginx`] = await during(kind, through, throughSite, system);
      rows[`${name}, straight`] = await during(kind, straight, straightSite, system);
      if (!isOfSite || name.includes('cards') || kind.addresses) continue;
      for (const [what, floor] of [
        ['bare Node', port + 5],
        ['nginx, a file', file.port],
      ] as const) {
        const place = { ...plain, port: floor, host: 'localhost' };
        rows[`${name}, floor: ${what}`] = await during(kind, place, place);
      }
    }
    return rows;
  } finally {
    await nginx.stop();
    bare.stop();
    await system.stop();
  }
}

/** Has the site draw pages, one after the other, until its code is compiled as on one that has served for a while. */
async function warmUp({ site }: MeasuredSystem): Promise<void> {
  for (let n = 0; n < 300; n += 1) await (await fetch(`${site}/artikel?q=awal-${n}`)).text();
}

/** Every picture of the gallery in every width. */
async function pictures({ api }: MeasuredSystem): Promise<string[]> {
  const response = await fetch(`${api}/gallery_items.php`, { headers: loadHeaders });
  const items: { image: string }[] = JSON.parse(await response.text());
  return items.flatMap(({ image }) => {
    const { pathname } = new URL(image, api);
    return pictureWidths.map((width) => `${pathname}?w=${width}`);
  });
}

/** Cards of every article whose names were never theirs: each is read for, and leads to the present one. */
async function cards({ api }: MeasuredSystem): Promise<string[]> {
  const response = await fetch(`${api}/articles.php?fields=summary`, { headers: loadHeaders });
  const articles: { slug: string }[] = JSON.parse(await response.text());
  return articles.map(({ slug }) => `/og/artikel/${slug}/{n}.jpg`);
}

const pictureWidths = [320, 640, 960, 1280, 1920];

const plain = { isSecure: false, addressHeader: 'X-Forwarded-For' };

let lastFlood = 0;

/** One flood, and a visitor meanwhile, whose own address is another one. @throws Error when a process has died. */
async function during(
  { to, ...kind }: Kind,
  flooded: Place,
  visited: Place,
  system?: MeasuredSystem,
): Promise<FloodRow> {
  lastFlood += 1;
  const flood: Flood = {
    seconds,
    isHalf: false,
    method: 'GET',
    paths: ['/'],
    headers: {},
    body: '',
    addresses: [`192.0.2.${lastFlood}`],
    ...kind,
    ...flooded,
  };
  const before = system && pidsOf(system);
  // Cached before the flood, and so during it.
  await read(visited, '/');
  const child = fork(join(import.meta.dirname, 'flood-clients.ts'), { execArgv: [] });
  child.send(flood);
  const counted = once(child, 'message');
  const end = performance.now() + seconds * 1000 - 500;
  const [reads, found, megabytes] = await Promise.all([
    every(readsEvery, end, () => read(visited, '/')),
    every(searchesEvery, end, (n) => read(visited, `/artikel?q=pengunjung-${lastFlood}-${n}`)),
    every(readsEvery, end, async () => (before ? residentOf(before.site) : 0)),
  ]);
  const [{ statuses, ended }] = (await counted) as [FloodCount];
  if (system && String(before?.all) !== String(pidsOf(system).all))
    throw new Error('A process has died.');
  const times = reads.map(({ time }) => time).sort((a, b) => a - b);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    isFloor: system === undefined,
    p50: Math.round(times[Math.floor(times.length / 2)] ?? 0),
    p99: Math.round(times[Math.ceil(times.length * 0.99) - 1] ?? 0),
    search: Math.round(Math.max(...found.map(({ time }) => time))),
    failed: [...reads, ...found].filter(({ status }) => status !== 200).length,
    megabytes: Math.max(...megabytes),
    answers: sum(Object.values(statuses)),
    others: sum(
      Object.entries(statuses).flatMap(([status, count]) => (expected.has(status) ? [] : [count])),
    ),
    ended,
  };
}

/** Statuses that a flood may get: pages, redirects, refusals, 404, and requests that are late. */
const expected = new Set(['200', '302', '401', '404', '408', '429', '503']);

function pidsOf({ pid }: MeasuredSystem) {
  const site = appPids(pid, 'public-site');
  return { site, all: [...site, ...appPids(pid, 'api')] };
}

function residentOf(pids: readonly number[]): number {
  return pids.reduce((total, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return total + Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  }, 0);
}

/** Does something again and again at equal distances, not waiting for the one before. */
async function every<Result>(distance: number, end: number, act: (n: number) => Promise<Result>) {
  const results: Promise<Result>[] = [];
  while (performance.now() < end) {
    results.push(act(results.length));
    await pause(distance);
  }
  return Promise.all(results);
}

/** In milliseconds: a visitor does not wait longer. */
const patience = 30_000;

/** Reads a page on a connection of its own, as a visitor who has just come. */
async function read({ port, host, isSecure, addressHeader }: Place, path: string) {
  const from = performance.now();
  const headers = { host, [addressHeader]: '203.0.113.9', 'accept-encoding': 'br' };
  const where = { host: '127.0.0.1', port, path, headers, agent: false, timeout: patience };
  const call = isSecure
    ? askSecure({ ...where, servername: host, rejectUnauthorized: false })
    : askPlain(where);
  try {
    call.on('timeout', () => call.destroy());
    const [answer] = await once(call.end(), 'response');
    await buffer(answer);
    return { time: performance.now() - from, status: answer.statusCode as number };
  } catch {
    return { time: performance.now() - from, status: 0 };
  }
}
