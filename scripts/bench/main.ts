import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { findBrowser } from '../browser.ts';
import { build } from '../run.ts';
import { type Figures, lighthouse } from './lighthouse.ts';
import { memoryBelow } from './memory.ts';
import { speed } from './speed.ts';
import { startSystem } from './system.ts';

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
const system = await startSystem(port);
try {
  if (wanted !== 'lighthouse') await measureSpeed();
  if (wanted !== 'speed') await measurePages(named.length > 0 ? named : pages);
} finally {
  await system.stop();
}

/** Requests a second against bare Node in the same run, a crowd, and what memory that leaves taken. */
async function measureSpeed(): Promise<void> {
  const results = {
    home: await speed(`${system.site}/`, port + 5),
    article: await speed(`${system.site}${article}`, port + 5),
    list: await speed(`${system.api}/articles.php?limit=24&fields=summary`, port + 5),
  };
  const memory = memoryBelow(system.pid);
  report('speed', results);
  report('memory', memory);
}

async function measurePages(paths: readonly string[]): Promise<void> {
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
