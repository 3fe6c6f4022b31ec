import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { findBrowser } from '../browser.ts';
import { build } from '../run.ts';
import { type Crowd, crowd } from './crowd.ts';
import { type Figures, lighthouse } from './lighthouse.ts';
import { appPids, appsBelow, memoryOf } from './processes.ts';
import { type Drawing, drawing } from './render.ts';
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

/** The median of so many runs counts. */
const runs = 3;

const [wanted, ...named] = process.argv.slice(2);
const port = Number(process.env.BENCH_PORT ?? 3390);
if (!build(['@pesantren/public-site', '@pesantren/admin'])) process.exit(1);
if (wanted === 'site-growth') await measureGrowth();
else await measureSystem(await startSystem(port));

async function measureSystem(system: MeasuredSystem): Promise<void> {
  try {
    if (wanted === 'render') await measureDrawing(system);
    if (wanted === undefined || wanted === 'speed') await measureSpeed(system);
    if (wanted === undefined || wanted === 'lighthouse') {
      await measurePages(system, named.length > 0 ? named : pages);
    }
  } finally {
    await system.stop();
  }
}

/** What pages cost with more and more articles; ends with 1 when one costs too much. */
async function measureGrowth(): Promise<void> {
  const { rows, holds } = await siteGrowth(port, ['/', article, '/artikel']);
  report('site-growth', rows);
  if (!holds) process.exitCode = 1;
}

/** What pages cost that no cache holds. */
async function measureDrawing(system: MeasuredSystem): Promise<void> {
  const pids = { site: appPids(system.pid, 'public-site'), api: appPids(system.pid, 'api') };
  const results: Record<string, Drawing & { uncompressed: number }> = {};
  for (const path of ['/', article, '/artikel', '/kontak']) {
    const sent = await drawing(system.site + path, pids);
    const { site: uncompressed } = await drawing(system.site + path, pids, 'identity');
    results[path] = { ...sent, uncompressed };
  }
  report('render', results);
}

/** Requests a second and a crowd, both against bare Node in the same run, and what memory that leaves taken. */
async function measureSpeed(system: MeasuredSystem): Promise<void> {
  const [site, api] = [appPids(system.pid, 'public-site'), appPids(system.pid, 'api')];
  const measured = {
    home: { url: `${system.site}/`, pids: site },
    article: { url: system.site + article, pids: site },
    list: { url: `${system.api}/articles.php?limit=24&fields=summary`, pids: api },
  };
  const speeds: Record<string, Speed> = {};
  const crowds: Record<string, Crowd> = {};
  for (const [name, { url, pids }] of Object.entries(measured)) {
    speeds[name] = await speed(url, pids, port + 5);
    crowds[name] = await crowd(url, port + 5);
  }
  report('speed', speeds);
  report('crowd', crowds);
  report('memory', memoryOf(appsBelow(system.pid)));
}

async function measurePages(system: MeasuredSystem, paths: readonly string[]): Promise<void> {
  const browser = findBrowser();
  if (!browser) throw new Error('Lighthouse butuh Chromium: isi CHROMIUM_PATH.');
  const results: Record<string, Figures> = {};
  for (const path of paths) {
    const measured: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await lighthouse(system.site + path, browser));
    }
    results[path] = median(measured);
    console.log(`${path} ${results[path].performance}`);
  }
  report('lighthouse', results);
}

/** Prints a table and writes the same as JSON. */
function report(name: string, rows: Record<string, unknown>): void {
  console.table(rows);
  const folder = join(root, 'bench-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
}

/** The run in the middle, by performance. */
function median(measured: readonly Figures[]): Figures {
  const ordered = measured.toSorted((a, b) => a.performance - b.performance);
  const middle = ordered[Math.floor(ordered.length / 2)];
  if (!middle) throw new Error('Tidak ada pengukuran.');
  return middle;
}
