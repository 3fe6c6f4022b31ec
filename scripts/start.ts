import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type App, appsNamed, root } from './apps.ts';
import { build } from './run.ts';

/** What each app tells once it listens; the API adds the password that it has just generated. */
type Ready = { ready: true; password?: string };

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const dev = options.includes('--dev');
// The data folder is the checkout's, wherever the command was typed.
const env: NodeJS.ProcessEnv = {
  ...process.env,
  DATA_DIR: resolve(root, process.env.DATA_DIR || 'data'),
  // Threads that compress or resize share one heap of C: with one of their own each the site keeps 25 MB more, the
  // provider 50, at the same speed (glibc; elsewhere it says nothing).
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '1',
  // Compiled code is kept: from the second start on they start sooner, without Node's compiler of types (17 MB each).
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'node_modules/.cache/node'),
  ...(dev && { NODE_ENV: 'development' }),
};

/** Room for young objects, in MB: V8's default of 16 lets the provider grow by 60 MB more, at the same speed. */
const lean = ['--max-semi-space-size=4'];

const children = new Map<App, ChildProcess>();
let stopping = false;

try {
  const chosen = appsNamed(names);
  const built = chosen.filter((app) => app.name !== 'api').map((app) => `@pesantren/${app.name}`);
  if (!dev && !options.includes('--no-build') && built.length > 0) {
    console.log('Membangun yang berubah …');
    if (!build(built)) throw new Error('Pembangunan gagal; lihat pesan di atas.');
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  console.log('Menyalakan …');
  const answers = await Promise.all(chosen.map(launch));
  printAddresses(chosen, answers);
} catch (error) {
  if (error instanceof Error && error.message) console.error(error.message);
  stop(1);
}

/** Starts one app; settles when it listens, or rejects when it ends before that. */
function launch(app: App): Promise<Ready> {
  const flags = dev ? app.dev : { node: lean, app: [] };
  const child = spawn(process.execPath, [...flags.node, app.entry, ...flags.app], {
    cwd: join(root, 'apps', app.name),
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.set(app, child);
  return new Promise((resolve, reject) => {
    child.on('message', (message: Ready) => resolve(message));
    child.on('exit', (code) => {
      children.delete(app);
      if (stopping) return;
      reject(new Error(''));
      console.error(`${app.title} berhenti (kode ${code ?? 'sinyal'}); yang lain ikut dihentikan.`);
      stop(1);
    });
  });
}

/** Asks every app to end, and ends once all have. */
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children.values()) child.kill('SIGTERM');
}

function printAddresses(chosen: readonly App[], answers: readonly Ready[]): void {
  const lines = chosen.map((app) => `  ${app.title.padEnd(10)} ${app.address(env)}`);
  console.log(`\n${lines.join('\n')}\n`);
  const password = answers.find((answer) => answer.password)?.password;
  if (password) {
    const username = env.ADMIN_USERNAME || 'admin';
    console.log(`  Nama pengguna  ${username}\n  Kata sandi     ${password}`);
    console.log('  Catat sekarang: kata sandi ini hanya ditampilkan sekali.\n');
  }
  console.log('  Ctrl-C menghentikan semuanya.');
}
