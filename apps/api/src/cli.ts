import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { adminCommands } from './cli/admin.ts';
import { backup } from './cli/backup.ts';
import { check } from './cli/check.ts';
import { exportItems, importItems, refuseItems } from './cli/export-import.ts';
import { prepareBack } from './cli/prepare-back.ts';
import { restore } from './cli/restore.ts';
import { CommandError, lineOf, terminal } from './cli/terminal.ts';
import { uploadCommands } from './cli/uploads.ts';
import { type Config, readConfig, sqlitePath } from './config.ts';
import { createDeps, openConfigured, openUploads } from './create-deps.ts';
import { inTransaction } from './db/in-transaction.ts';
import type { Deps } from './deps.ts';
import { recordBackup } from './jobs/backup-age.ts';
import { migrateSafely } from './jobs/migrate-safely.ts';
import { seed, storeSampleFiles } from './seed/seed.ts';

const usage = `Perintah pengelola (dijalankan dengan pnpm --filter @pesantren/api run …):

  admin create <nama>       membuat akun; kata sandi dibuatkan, atau dibaca dengan --stdin
  admin password <nama>     mengganti kata sandi, mengakhiri semua sesi akun itu
  admin list                daftar akun
  admin disable <nama>      menutup akun; enable membukanya kembali
  admin log [--limit <n>]   siapa melakukan apa, yang terakhir di atas (bawaan 50)
  uploads list              unggahan tiap akun, dan yang terbesar di antara yang tidak dipakai
  uploads delete <nama>     menghapus unggahan akun itu yang tidak dipakai
  migrate                   membawa basis data ke skema terbaru, sesudah mencadangkannya
  backup <berkas>           satu arsip berisi basis data dan berkas, juga selagi situs dipakai
  restore <berkas>          memulihkan arsip ke tempat yang kosong
  export <berkas>           semua item sebagai JSON
  import <berkas>           item dari JSON ke basis data yang kosong
  prepare-back              menyiapkan basis data untuk rilis sebelum draf, waktu, dan peran
  check                     memeriksa basis data dan berkas
  seed                      mengisi basis data yang kosong dengan contoh
`;

/** A command line that cannot be understood; the process exits with 2. */
class UsageError extends Error {}

/** Runs a command. @returns the exit code: 0 done, 1 failed, or damage found. */
async function run(args: readonly string[], config: Config): Promise<number> {
  const { positionals, values } = readArguments(args);
  const [command = '', ...rest] = positionals;
  const [first = ''] = rest;
  const file = () => {
    if (rest.length !== 1) throw new UsageError(`Perintah ${command} butuh satu nama berkas.`);
    // pnpm runs scripts in the package's folder; the name is relative to where the command was typed.
    return resolve(process.env.INIT_CWD ?? '.', first);
  };
  if (command === 'restore') {
    const { databaseUrl } = config;
    await restore({ databaseUrl, uploads: await openUploads(config) }, file(), terminal);
    return 0;
  }
  if (command === 'migrate') {
    await requireDatabase(config);
    await migrateNow(config);
    return 0;
  }
  const commands: Record<string, (deps: Deps) => Promise<unknown>> = {
    admin: (deps) => admin(adminCommands(deps, terminal), rest, values),
    uploads: (deps) => uploadsOf(uploadCommands(deps, terminal), rest),
    backup: async (deps) => {
      const databasePath = sqlitePath(config.databaseUrl);
      await backup({ ...deps, databasePath }, file(), terminal);
      await recordBackup(config.dataDir);
    },
    export: (deps) => exportItems(deps, file(), terminal),
    import: (deps) => importItems(deps, file(), terminal),
    check: (deps) => check(deps, sqlitePath(config.databaseUrl), terminal),
    'prepare-back': (deps) => prepareBack(deps, terminal),
    seed: seedEmpty,
  };
  const work = commands[command];
  if (!work) throw new UsageError(`Perintah "${command}" tidak dikenal.`);
  const mayBeNew =
    ['import', 'seed'].includes(command) || (command === 'admin' && first === 'create');
  if (!mayBeNew) await requireDatabase(config);
  const { deps, close } = await createDeps(config, log);
  try {
    return (await work(deps)) === false ? 1 : 0;
  } finally {
    await close();
  }
}

const log = (entry: object) => terminal.warn(JSON.stringify(entry));

async function migrateNow(config: Config): Promise<void> {
  // Creates the data folder.
  await openUploads(config);
  const { db, close } = await openConfigured(config);
  try {
    const done = await migrateSafely(db, config, log);
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

async function seedEmpty(deps: Deps): Promise<void> {
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
      options: { stdin: { type: 'boolean' }, limit: { type: 'string' } },
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

function uploadsOf(
  commands: ReturnType<typeof uploadCommands>,
  [action = '', name = '']: readonly string[],
): Promise<void> {
  if (action === 'list') return commands.list();
  if (action !== 'delete') throw new UsageError(`Perintah "uploads ${action}" tidak dikenal.`);
  if (name === '') throw new UsageError('Nama akun belum disebut.');
  return commands.delete(name);
}

try {
  const root = resolve(import.meta.dirname, '../../..');
  // The data folder is the checkout's, as for `start`.
  const env = { ...process.env, DATA_DIR: resolve(root, process.env.DATA_DIR || 'data') };
  process.exitCode = await run(process.argv.slice(2), readConfig(env));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : (lineOf(error) ?? error));
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
