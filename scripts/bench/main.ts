import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { findBrowser } from '../browser.ts';
import { build } from '../run.ts';
import { type Figures, lighthouse } from './lighthouse.ts';
import { startSystem } from './system.ts';

/** Every public page; `pnpm bench /artikel` measures the named ones only. */
const pages = [
  '/',
  '/profil',
  '/profil/struktur-organisasi',
  '/artikel',
  '/artikel/tiga-puluh-juz-sebelum-subuh-malam-khataman-angkatan-ketujuh',
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

const named = process.argv.slice(2);
const browser = findBrowser();
if (!browser) throw new Error('Lighthouse butuh Chromium: isi CHROMIUM_PATH.');
if (!build(['@pesantren/public-site'])) process.exit(1);

const { site, stop } = await startSystem(Number(process.env.BENCH_PORT ?? 3390));
const results: Record<string, Figures> = {};
try {
  for (const path of named.length > 0 ? named : pages) {
    const measured: Figures[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await lighthouse(site + path, browser));
    results[path] = median(measured);
    console.log(`${path} ${results[path].performance}`);
  }
} finally {
  await stop();
}

console.table(
  Object.fromEntries(
    Object.entries(results).map(([path, { lost, ...figures }]) => [
      path.slice(0, 40),
      { ...figures, lost: lost.join(' ') },
    ]),
  ),
);
const folder = join(root, 'bench-results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'lighthouse.json'), `${JSON.stringify(results, null, 2)}\n`);

/** The run in the middle, by performance. */
function median(measured: readonly Figures[]): Figures {
  const ordered = measured.toSorted((a, b) => a.performance - b.performance);
  const middle = ordered[Math.floor(ordered.length / 2)];
  if (!middle) throw new Error('Tidak ada pengukuran.');
  return middle;
}
