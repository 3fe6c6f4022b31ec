import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runE2e } from '../scripts/e2e.ts';
import { run } from '../scripts/run.ts';
import { measureCluster } from './cluster/drill.ts';
import { measureLosses } from './losses/losses.ts';
import { measureMachine } from './machine/machine.ts';
import { measureFloods } from './site/floods.ts';
import { measurePages } from './site/lighthouse.ts';
import { measureLongLists } from './site/long-lists.ts';
import { measurePupils } from './site/pupils.ts';
import { measureRendering } from './site/render.ts';
import { measureSchools } from './site/schools.ts';
import { measureSealed } from './site/sealed.ts';
import { measureSiteGrowth } from './site/site-growth.ts';
import { measureSpeed } from './site/speed.ts';

type Measurement = {
  /** The arguments that it takes, for the usage. */
  args?: string;
  about: string;
  /** Set when it needs the built site; `pnpm bench` without a name measures these. */
  isOfSite: boolean;
  /** Measures and prints. @returns a line for each figure over its budget. */
  measure: (args: readonly string[]) => Promise<string[]>;
};

const port = Number(process.env.BENCH_PORT ?? 3390);

/** Every measurement by its name; docs/testing.md says more of each. */
export const measurements: Record<string, Measurement> = {
  speed: {
    about: 'permintaan per detik dan 1.000 pengunjung sekaligus, di samping Node saja; memori',
    isOfSite: true,
    measure: () => measureSpeed(port),
  },
  cluster: {
    args: '[--stay] [nama …]',
    about:
      'dua penyedia dan dua situs di depan PostgreSQL, PgBouncer, dan bucket: yang terjadi bila satu mati',
    isOfSite: false,
    measure: (args) => measureCluster(port, args),
  },
  render: {
    about: 'milidetik prosesor untuk halaman yang tidak ada di cache',
    isOfSite: true,
    measure: () => measureRendering(port),
  },
  lighthouse: {
    args: '[--runs n] [--slowdown n] [path …]',
    about: 'tiap halaman publik pada ponsel Lighthouse, di samping kembarannya',
    isOfSite: true,
    measure: (args) => measurePages(port, args),
  },
  'first-words': {
    args: '[--runs n] [nama …]',
    about: 'kapan kata pertama terbaca di jaringan dan ponsel yang lambat, di samping kembarannya',
    isOfSite: true,
    measure: (args) => inBrowser('first-words', ['--runs', '7', ...args]),
  },
  inp: {
    args: '[--runs n] [nama …]',
    about: 'berapa lama tombol dan tautan situs menjawab sentuhan',
    isOfSite: true,
    measure: (args) => inBrowser('inp.bench', args),
  },
  'page-work': {
    about: 'kerja utas utama ponsel, permintaan, dan elemen tiap halaman publik',
    isOfSite: true,
    measure: () => inBrowser('page-work'),
  },
  visits: {
    about: 'byte tiap halaman publik pada kunjungan pertama dan kedua',
    isOfSite: true,
    measure: () => inBrowser('visits'),
  },
  schools: {
    args: '[PostgreSQL] [start] [reads] [flood]',
    about:
      'satu, 20, dan 200 sekolah pada tiga proses: mulai, halaman pertama, memori; biaya satu bacaan (butuh strace); satu sekolah selagi yang lain dibanjiri',
    isOfSite: false,
    measure: (args) => measureSchools(port, args),
  },
  'site-growth': {
    about: 'seperti render, dengan 10, 1.000, dan 100.000 artikel',
    isOfSite: true,
    measure: () => measureSiteGrowth(port),
  },
  floods: {
    args: '[nama …]',
    about: 'seorang pengunjung selagi situs atau penyedia dibanjiri permintaan',
    isOfSite: true,
    measure: (names) => measureFloods(port, names),
  },
  'long-lists': {
    about: 'situs di samping penyedia yang daftarnya terlalu panjang',
    isOfSite: true,
    measure: () => measureLongLists(port),
  },
  pupils: {
    about: 'impor santri, dan berapa lama nama yang ditarik persetujuannya masih terbaca',
    isOfSite: true,
    measure: () => measurePupils(port),
  },
  sealed: {
    args: '[PostgreSQL]',
    about: '200 pendaftaran, lalu setiap nama, nomor WhatsApp, dan nomornya dicari di mana-mana',
    isOfSite: false,
    measure: (args) => measureSealed(port, args),
  },
  'registration-form': {
    about: 'formulir pendaftaran, utuh di ponsel dan jaringan yang lambat',
    isOfSite: false,
    measure: () => inBrowser('registration-form'),
  },
  admin: {
    args: '[admin-visit | admin-desk-day | …]',
    about:
      'aplikasi admin di ponsel dan jaringan yang lambat: masuk, daftar, editor, sentuhan, riwayat, meja pendaftaran',
    isOfSite: false,
    measure: ([file = 'admin']) => inBrowser(file),
  },
  throughput: {
    args: '[detik]',
    about: '25 ringkasan artikel pertama dari penyedia, di samping Node saja, di kedua basis data',
    isOfSite: false,
    measure: (args) => program('throughput', args),
  },
  growth: {
    args: '[SQLite|PostgreSQL]',
    about: 'daftar, slug, dan pencarian dengan 10, 1.000, dan 100.000 artikel',
    isOfSite: false,
    measure: (args) => program('growth', args),
  },
  'whole-list': {
    args: '[artikel]',
    about: 'memori dan /healthz selagi seluruh daftar dikirim',
    isOfSite: false,
    measure: (args) => program('whole-list', args, smallSemiSpace),
  },
  uploads: {
    about: '200 bacaan per detik selagi 20 foto diunggah',
    isOfSite: false,
    measure: (args) => program('uploads', args, smallSemiSpace),
  },
  memory: {
    about: 'memori penyedia waktu diam dan sesudah 1.000 permintaan',
    isOfSite: false,
    measure: (args) => program('memory', args, smallSemiSpace),
  },
  fuzz: {
    args: '[permintaan] [benih]',
    about: 'permintaan acak ke semua rute, di kedua basis data',
    isOfSite: false,
    measure: (args) => program('fuzz', args, ['--expose-gc']),
  },
  'wrong-numbers': {
    args: '[putaran]',
    about: 'apakah lamanya jawaban memberi tahu bahwa sebuah nomor pendaftaran pernah ada',
    isOfSite: false,
    measure: (args) => program('wrong-numbers', args),
  },
  kill: {
    args: '[putaran]',
    about: 'SIGKILL selagi menulis: tidak ada yang hilang',
    isOfSite: false,
    measure: (args) => program('kill', args),
  },
  recovery: {
    args: '[artikel]',
    about: 'mulai lagi sesudah SIGKILL dengan catatan tulis yang panjang',
    isOfSite: false,
    measure: (args) => program('recovery', args),
  },
  backup: {
    args: '[artikel] [gambar]',
    about: 'cadangan, pembuktian, dan pemulihan (butuh restic)',
    isOfSite: false,
    measure: (args) => program('backup', args),
  },
  syncs: {
    about: 'berapa kali satu tulisan sampai ke disk (butuh strace)',
    isOfSite: false,
    measure: (args) => program('syncs', args),
  },
  'full-disk': {
    about: 'disk 20 MB yang penuh, lalu lega lagi (butuh root)',
    isOfSite: false,
    measure: (args) => program('full-disk', args),
  },
  losses: {
    args: '[putaran] [benih] [satu]',
    about:
      'menulis di admin sampai sesuatu mengakhirinya pada saat acak, lalu kembali: tidak ada kata yang hilang',
    isOfSite: false,
    measure: (args) => measureLosses(port, args),
  },
  machine: {
    about: 'memasang, meningkatkan, dan mengembalikan satu server selagi dibaca (butuh root)',
    isOfSite: false,
    measure: measureMachine,
  },
};

/** The provider's flag in `start`, which measurements of its memory need too. */
const smallSemiSpace = ['--max-semi-space-size=4'];

/** Runs a measurement of the provider, a program of its own that exits with 1 over its budget. */
async function program(
  name: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<string[]> {
  const file = join(import.meta.dirname, 'provider', `${name}.ts`);
  const code = await run(process.execPath, [...flags, file, ...args]);
  return code === 0 ? [] : [name];
}

/** Runs a measurement in a browser, which Playwright starts; its arguments are in the environment. */
async function inBrowser(name: string, args: readonly string[] = []): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  process.env.E2E_PORT ??= String(port);
  process.env.BENCH_PORT = String(port);
  process.env.BENCH_RUNS = values.runs;
  process.env.BENCH_NAMES = positionals.join();
  const code = await runE2e([
    '-c',
    join(import.meta.dirname, 'browser/playwright.config.ts'),
    name,
  ]);
  return code === 0 ? [] : [name];
}
