import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import type { Environment } from '@pesantren/api-client/server/environment';
import { readSchool } from '@pesantren/api-client/server/schools/school-list';
import { runAlarms } from '../alarms/run.ts';
import { shareState } from '../backups/school-state.ts';
import { changeState } from '../backups/state.ts';
import { type Config, readConfig, sqlitePath } from '../config.ts';
import { createDeps, openConfigured, openUploads } from '../create-deps.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { migrateSafely } from '../jobs/migrate-safely.ts';
import { refuseLostFile } from '../jobs/refuse-lost-database.ts';
import { seed, storeSampleFiles } from '../seed/seed.ts';
import { adminCommands } from './admin.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { exportItems, importItems, refuseItems } from './export-import.ts';
import { prepareBack } from './prepare-back.ts';
import { restore, verifyArchive } from './restore.ts';
import { schoolCommands } from './school.ts';
import { snapshotCommands } from './snapshots.ts';
import { CommandError, lineOf, type Terminal } from './terminal.ts';
import { uploadCommands } from './uploads.ts';

const usage = `Perintah pengelola (dijalankan dengan pnpm --filter @pesantren/api run …):

  admin create <nama>       membuat akun; kata sandi dibuatkan, atau dibaca dengan --stdin
  admin password <nama>     mengganti kata sandi, mengakhiri semua sesi akun itu
  admin list                daftar akun
  admin disable <nama>      menutup akun; enable membukanya kembali
  admin log [--limit <n>]   siapa melakukan apa, yang terakhir di atas (bawaan 50)
  uploads list              unggahan tiap akun, dan yang terbesar di antara yang tidak dipakai
  uploads delete <nama>     menghapus unggahan akun itu yang tidak dipakai
  migrate                   membawa basis data ke skema terbaru, sesudah mencadangkannya
  backup <file>             satu arsip berisi basis data dan file, juga selagi situs dipakai
  restore <file>            memulihkan arsip ke tempat yang kosong; --partial: yang masih utuh saja
  verify <file>             memeriksa apakah arsip utuh, tanpa memulihkannya
  export <file>             semua item sebagai JSON
  import <file>             item dari JSON ke basis data yang kosong
  snapshots run             mencadangkan ke BACKUP_URL
  snapshots prove           mencoba memulihkan cadangan terakhir, dan mencatat hasilnya
  snapshots list            cadangan yang ada di BACKUP_URL
  snapshots restore [<id>]  memulihkan cadangan terakhir, atau yang itu, ke tempat yang kosong
  snapshots server [<sidik jari>]
                            sidik jari server cadangan (sftp:…), dan kunci situs ini untuknya; yang
                            disebut pemiliknya dipastikan dengan perintah ini
  snapshots key [--stdin]   kunci cadangan, untuk dicetak; dari mesin lain dibaca dengan --stdin
  alarm                     mengabarkan ke ALARM_URL dan OPERATOR_MAIL apa yang perlu dilihat
  prepare-back              menyiapkan basis data untuk rilis sebelum draf, waktu, dan peran
  check                     memeriksa basis data dan file
  seed                      mengisi basis data yang kosong dengan contoh
  school create <nama> --host <alamat situs>
                            sekolah baru di SCHOOLS_DIR; list: daftarnya
  school report             Rapor semua sekolah, yang terburuk di atas
  school move <nama> --host <alamat situs>
                            memberi sekolah alamat lain
  school freeze <nama>      tidak ada yang dapat diubah lagi; --off: berjalan lagi

Dengan SCHOOLS_DIR perintah lain menyebut sekolahnya: --school <nama>.
`;

/** A command line that cannot be understood; the process exits with 2. */
class UsageError extends Error {}

/**
 * Runs an operator's command with the arguments and environment of a process.
 * @returns the exit code: 0 done, 1 failed, or damage found.
 * @throws what `failureOf` puts in words.
 */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const root = resolve(import.meta.dirname, '../../../..');
  // The folders of data are the checkout's, as for `start`.
  const from = {
    ...env,
    DATA_DIR: resolve(root, env.DATA_DIR || 'data'),
    ...(env.SCHOOLS_DIR && { SCHOOLS_DIR: resolve(root, env.SCHOOLS_DIR) }),
  };
  const parsed = readArguments(args);
  const { positionals, values } = parsed;
  if (positionals[0] === 'school') {
    if (!env.SCHOOLS_DIR) throw new UsageError('SCHOOLS_DIR belum diisi.');
    return school(schoolCommands(from, terminal, logTo(terminal)), positionals.slice(1), values);
  }
  const config = readConfig(environmentOf(from, values.school));
  // pnpm runs scripts in the package's folder; the name of a file is relative to where the command was typed.
  return run(parsed, config, terminal, env.INIT_CWD ?? '.');
}

type Parsed = ReturnType<typeof readArguments>;

async function run(
  { positionals, values }: Parsed,
  config: Config,
  terminal: Terminal,
  typedIn: string,
): Promise<number> {
  const [command = '', ...rest] = positionals;
  const [first = ''] = rest;
  const file = () => {
    if (rest.length !== 1) throw new UsageError(`Perintah ${command} butuh satu nama file.`);
    return resolve(typedIn, first);
  };
  if (command === 'restore') {
    const { databaseUrl } = config;
    const target = { databaseUrl, uploads: await openUploads(config) };
    const left = await restore(target, file(), terminal, values.partial);
    return left.length === 0 ? 0 : 1;
  }
  if (command === 'verify') {
    await verifyArchive(file(), terminal);
    return 0;
  }
  if (command === 'migrate') {
    await requireDatabase(config);
    await migrateNow(config, terminal);
    return 0;
  }
  if (command === 'alarm') return (await runAlarms(config, terminal)).length === 0 ? 0 : 1;
  if (command === 'snapshots') {
    await snapshotsOf(snapshotCommands(config, terminal), rest, values.stdin);
    return 0;
  }
  const commands: Record<string, (deps: Deps) => Promise<unknown>> = {
    admin: (deps) => admin(adminCommands(deps, terminal), rest, values),
    uploads: (deps) => uploadsOf(uploadCommands(deps, terminal), rest),
    backup: async (deps) => {
      const databasePath = sqlitePath(config.databaseUrl);
      await backup({ ...deps, databasePath }, file(), terminal);
      await changeState(config.dataDir, { archived_at: new Date().toISOString() });
      await shareState(config.dataDir, deps.db);
    },
    export: (deps) => exportItems(deps, file(), terminal),
    import: (deps) => importItems(deps, file(), terminal),
    check: (deps) => check(deps, sqlitePath(config.databaseUrl), terminal),
    'prepare-back': (deps) => prepareBack(deps, terminal),
    seed: (deps) => seedEmpty(deps, terminal),
  };
  const work = commands[command];
  if (!work) throw new UsageError(`Perintah "${command}" tidak dikenal.`);
  const mayBeNew =
    ['import', 'seed'].includes(command) || (command === 'admin' && first === 'create');
  if (!mayBeNew) await requireDatabase(config);
  const { deps, close } = await createDeps(config, logTo(terminal));
  try {
    return (await work(deps)) === false ? 1 : 0;
  } finally {
    await close();
  }
}

const logTo = (terminal: Terminal) => (entry: object) => terminal.warn(JSON.stringify(entry));

async function migrateNow(config: Config, terminal: Terminal): Promise<void> {
  // Creates the data folder.
  await openUploads(config);
  await refuseLostFile(config);
  const { db, close } = await openConfigured(config);
  try {
    const done = await migrateSafely(db, config, logTo(terminal));
    const isNew = done.length > 0;
    terminal.say(isNew ? `Skema baru: ${done.join(', ')}.` : 'Skema sudah yang terbaru.');
  } finally {
    await close();
  }
}

/** Refuses to create a database, which a wrong `DATA_DIR` would pass off as the school's. */
async function requireDatabase({ databaseUrl }: Config): Promise<void> {
  const path = sqlitePath(databaseUrl);
  if (!path || (await stat(path).catch(() => null))) return;
  throw new CommandError(`Tidak ada basis data ${path}; periksa DATA_DIR dan DATABASE_URL.`);
}

async function seedEmpty(deps: Deps, terminal: Terminal): Promise<void> {
  await refuseItems(deps.db);
  await storeSampleFiles(deps);
  await inTransaction(deps.db, async (db) => {
    await refuseItems(db);
    await seed({ ...deps, db });
  });
  terminal.say('Contoh dimasukkan.');
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        stdin: { type: 'boolean' },
        limit: { type: 'string' },
        partial: { type: 'boolean' },
        host: { type: 'string' },
        off: { type: 'boolean' },
        school: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function admin(
  commands: ReturnType<typeof adminCommands>,
  [action = '', name = '']: readonly string[],
  { stdin = false, limit = '50' }: { stdin?: boolean; limit?: string },
): Promise<void> {
  if (action === 'list') return commands.list();
  if (action === 'log') {
    if (!/^\d{1,6}$/.test(limit)) throw new UsageError('--limit butuh angka.');
    return commands.log(Number(limit));
  }
  if (name === '') throw new UsageError('Nama akun belum disebut.');
  if (action === 'create' || action === 'password') return commands[action](name, stdin);
  if (action === 'disable' || action === 'enable') return commands[action](name);
  throw new UsageError(`Perintah "admin ${action}" tidak dikenal.`);
}

/** Returns the environment that a command works with: the process's own, or that of one of its schools. */
function environmentOf(env: Environment, name: string | undefined): Environment {
  const folder = env.SCHOOLS_DIR;
  if (folder && name) return readSchool(folder, name, env).env;
  if (folder) throw new UsageError('Sekolah mana? Sebutkan dengan --school <nama>.');
  if (name) throw new UsageError('--school hanya dengan SCHOOLS_DIR.');
  return env;
}

async function school(
  commands: ReturnType<typeof schoolCommands>,
  [action = '', name = '']: readonly string[],
  { host = '', off = false }: Parsed['values'],
): Promise<number> {
  const isOfAll = action === 'list' || action === 'report';
  if (!isOfAll && name === '') throw new UsageError('Nama sekolah belum disebut.');
  if (action === 'list') commands.list();
  else if (action === 'report') await commands.report();
  else if (action === 'create' || action === 'move') await commands[action](name, host);
  else if (action === 'freeze') await commands.freeze(name, off);
  else throw new UsageError(`Perintah "school ${action}" tidak dikenal.`);
  return 0;
}

function uploadsOf(
  commands: ReturnType<typeof uploadCommands>,
  [action = '', name = '']: readonly string[],
): Promise<void> {
  if (action === 'list') return commands.list();
  if (action !== 'delete') throw new UsageError(`Perintah "uploads ${action}" tidak dikenal.`);
  if (name === '') throw new UsageError('Nama akun belum disebut.');
  return commands.delete(name);
}

function snapshotsOf(
  commands: ReturnType<typeof snapshotCommands>,
  [action = '', id = '']: readonly string[],
  fromInput = false,
): Promise<void> {
  if (action === 'restore' || action === 'server') return commands[action](id);
  if (action === 'key') return commands.key(fromInput);
  if (action === 'run' || action === 'prove' || action === 'list') return commands[action]();
  throw new UsageError(`Perintah "snapshots ${action}" tidak dikenal.`);
}

/** Puts the failure of a command in words for standard error, with its exit code: 2 for a command line that means nothing. */
export function failureOf(error: unknown): { code: number; words: string } {
  if (error instanceof UsageError) return { code: 2, words: `${error.message}\n\n${usage}` };
  return { code: 1, words: lineOf(error) ?? inspect(error) };
}
