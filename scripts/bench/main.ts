import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { findBrowser } from '../browser.ts';
import { build, run } from '../run.ts';
import { type Crowd, crowd } from './crowd.ts';
import { floods } from './floods.ts';
import { type Figures, lighthouse } from './lighthouse.ts';
import { longLists } from './long-lists.ts';
import {
  floodOverBudget,
  longListOverBudget,
  memoryOverBudget,
  pageOverBudget,
  renderingOverBudget,
  speedOverBudget,
} from './over-budget.ts';
import { appPids, appsBelow, memoryOf } from './processes.ts';
import { drawing, keepsNoPage, type Rendering, renders } from './render.ts';
import { siteGrowth } from './site-growth.ts';
import { type Speed, speed } from './speed.ts';
import { type MeasuredSystem, startSystem } from './system.ts';

const article = '/artikel/tiga-puluh-juz-sebelum-subuh-malam-khataman-angkatan-ketujuh';

/** Every public page; `pnpm bench lighthouse /artikel` measures the named ones only. */
const pages = [
  '/',
  '/profil',
  '/profil/struktur-organisasi',
  '/artikel',
  article,
  '/pengumuman',
  '/pengumuman/12',
  '/prestasi',
  '/galeri',
  '/kontak',
  '/bergabung',
  '/data-siswa',
];

/** Runs of Lighthouse for a page. */
const runs = 3;

/** Visitors in the same moment, so that the site always has a page to draw. */
const atOnce = 8;

/** What is measured, in this order or each by its name; a measurement says what is over its budget. */
const measurements: Record<string, () => Promise<string[]>> = {
  speed: () => onSystem(measureSpeed),
  render: () => onSystem(measureDrawing, keepsNoPage),
  lighthouse: () => onSystem(measurePages),
  visits: measureVisits,
  'site-growth': measureGrowth,
  floods: measureFloods,
  'long-lists': measureLongLists,
};

const [wanted, ...named] = process.argv.slice(2);
const port = Number(process.env.BENCH_PORT ?? 3390);
if (wanted !== undefined && !(wanted in measurements)) {
  console.error(`Yang bisa diukur: ${Object.keys(measurements).join(', ')}.`);
  process.exit(2);
}
if (!build(['@pesantren/public-site', '@pesantren/admin'])) process.exit(1);
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted !== undefined && wanted !== name) continue;
  const missed = await measure();
  for (const line of missed) console.log(`Di atas anggaran: ${line}`);
  if (missed.length > 0) process.exitCode = 1;
}

async function onSystem(
  measure: (system: MeasuredSystem) => Promise<string[]>,
  env?: NodeJS.ProcessEnv,
): Promise<string[]> {
  const system = await startSystem(port, { env });
  try {
    return await measure(system);
  } finally {
    await system.stop();
  }
}

/** What pages cost with more and more articles. */
async function measureGrowth(): Promise<string[]> {
  const { rows, holds } = await siteGrowth(port, ['/', article, '/artikel']);
  report('site-growth', rows);
  return holds ? [] : ['site-growth'];
}

/** A visitor's pages while others flood site or provider; `pnpm bench floods login` measures the named floods only. */
async function measureFloods(): Promise<string[]> {
  const rows = await floods(port, named);
  report('floods', rows);
  return Object.entries(rows).flatMap(([name, row]) => floodOverBudget(name, row));
}

/** The site beside a plain provider whose lists are far too long. */
async function measureLongLists(): Promise<string[]> {
  const rows = await longLists(port);
  report('long-lists', rows);
  return Object.entries(rows).flatMap(([name, row]) => longListOverBudget(name, row));
}

/** Bytes by kind, on the first visit and on the second, in a browser. */
async function measureVisits(): Promise<string[]> {
  const command = [join(root, 'scripts/e2e.ts'), '-c', join(root, 'e2e/bench.config.ts'), 'visits'];
  const code = await run(process.execPath, command, { E2E_PORT: String(port) });
  return code === 0 ? [] : ['visits'];
}

/** What pages cost that no cache holds. */
async function measureDrawing(system: MeasuredSystem): Promise<string[]> {
  const pids = { site: appPids(system.pid, 'public-site'), api: appPids(system.pid, 'api') };
  const paths = ['/', article, '/artikel', '/kontak'];
  const rows: Record<string, Rendering> = {};
  for (const [path, drawn] of Object.entries(await renders(system, paths))) {
    const answered = await drawing(system.site + path, pids, { atOnce, encoding: 'identity' });
    const { site: compressed, errors } = await drawing(system.site + path, pids, {
      atOnce,
      encoding: 'br',
    });
    rows[path] = {
      drawn,
      drawnASecond: Math.round(1000 / drawn),
      answered: answered.site,
      compressed,
      provider: answered.provider,
      errors: answered.errors + errors,
    };
  }
  report('render', rows);
  return Object.entries(rows).flatMap(([path, row]) => renderingOverBudget(path, row));
}

/** Requests a second and a crowd, both against bare Node in the same run, and what memory that leaves taken. */
async function measureSpeed(system: MeasuredSystem): Promise<string[]> {
  const [site, api] = [appPids(system.pid, 'public-site'), appPids(system.pid, 'api')];
  const measured = {
    home: { url: `${system.site}/`, pids: site },
    article: { url: system.site + article, pids: site },
    list: { url: `${system.api}/articles.php?limit=24&fields=summary`, pids: api },
  };
  const speeds: Record<string, Speed> = {};
  const crowds: Record<string, Crowd> = {};
  const missed: string[] = [];
  for (const [name, { url, pids }] of Object.entries(measured)) {
    const ours = await speed(url, pids, port + 5);
    const many = await crowd(url, port + 5);
    speeds[name] = ours;
    crowds[name] = many;
    // The list is the provider's, whose own bench holds it.
    if (name !== 'list') missed.push(...speedOverBudget(name, ours, many));
  }
  report('speed', speeds);
  report('crowd', crowds);
  const memory = memoryOf(appsBelow(system.pid));
  report('memory', memory);
  return [...missed, ...memoryOverBudget(memory.together?.resident ?? 0)];
}

async function measurePages(system: MeasuredSystem): Promise<string[]> {
  const browser = findBrowser();
  if (!browser) throw new Error('Lighthouse butuh Chromium: isi CHROMIUM_PATH.');
  const results: Record<string, Figures> = {};
  for (const path of named.length > 0 ? named : pages) {
    results[path] = await lighthouse(system.site + path, browser, runs);
    console.log(`${path} ${results[path].performance}`);
  }
  report('lighthouse', results);
  return Object.entries(results).flatMap(([path, figures]) => pageOverBudget(path, figures));
}

/** Prints a table and writes the same as JSON. */
function report(name: string, rows: Record<string, unknown>): void {
  console.table(rows);
  const folder = join(root, 'bench-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
}
