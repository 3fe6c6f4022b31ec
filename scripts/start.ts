import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type App, appsNamed, root } from './apps.ts';
import { buildKeepingAssets } from './earlier-assets.ts';
import { build } from './run.ts';

/** Message of an app once it listens; the API adds a password that it generated. */
type Ready = { ready: true; password?: string };

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const dev = options.includes('--dev');
// The folders of data are the checkout's, wherever the command was typed.
const env: NodeJS.ProcessEnv = {
  ...process.env,
  DATA_DIR: resolve(root, process.env.DATA_DIR || 'data'),
  ...(process.env.SCHOOLS_DIR && { SCHOOLS_DIR: resolve(root, process.env.SCHOOLS_DIR) }),
  // Threads that compress or resize share one heap of C: with one of their own each the site keeps 25 MB more, the
  // provider 50, at the same speed (glibc; elsewhere it says nothing).
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '1',
  // What a registration was read from is overwritten once it is freed (docs/pendaftaran.md#the-memory).
  GLIBC_TUNABLES:
    process.env.GLIBC_TUNABLES || 'glibc.malloc.perturb=165:glibc.malloc.tcache_count=0',
  // Compiled code is kept: from the second start on they start sooner, without Node's compiler of types (17 MB each).
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'node_modules/.cache/node'),
  ...(dev && { NODE_ENV: 'development' }),
};

/**
 * Room for young objects, in MB: V8's default of 16 lets the provider grow by 60 MB more, at the same speed. And for
 * old ones: with gigabytes before it V8 leaves garbage lie until it is three times what lives; under a flood of 3,000
 * connections the site takes 228 MB instead of 374.
 */
const lean = ['--max-semi-space-size=4', '--max-old-space-size=512'];

/** In milliseconds: what dies at once, again and again, must not become a load. */
const firstPause = 1_000;
const longestPause = 30_000;

const children = new Map<App, ChildProcess>();
const restarts = new Set<NodeJS.Timeout>();
let stopping = false;

try {
  const chosen = appsNamed(names);
  const built = chosen.filter((app) => app.name !== 'api').map((app) => `@pesantren/${app.name}`);
  if (!dev && !options.includes('--no-build') && built.length > 0) {
    console.log('Membangun yang berubah …');
    const folders = chosen
      .filter((app) => app.name !== 'api')
      .map((app) => join(root, 'apps', app.name));
    if (!buildKeepingAssets(folders, () => build(built)))
      throw new Error('Pembangunan gagal; lihat pesan di atas.');
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  console.log('Menyalakan …');
  const answers = await Promise.all(chosen.map(launch));
  printAddresses(chosen, answers);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (children.size > 0) console.error('Yang lain ikut dihentikan.');
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
  let ready = false;
  return new Promise((resolve, reject) => {
    child.on('message', (message: Ready) => {
      ready = true;
      resolve(message);
    });
    child.on('exit', (code, signal) => {
      children.delete(app);
      if (stopping) return;
      const how = `${app.title} berhenti (${signal ?? `kode ${code}`})`;
      if (ready) goOnWithout(app, how, code);
      else reject(new Error(how));
    });
  });
}

/** The others go on: the site has its last copies. What ended by itself is started again. */
function goOnWithout(app: App, how: string, code: number | null): void {
  if (code !== 0) {
    console.error(`${how}; yang lain tetap berjalan. Dinyalakan lagi …`);
    relaunch(app, firstPause);
    return;
  }
  const command = `pnpm start ${dev ? '--dev ' : ''}${app.name}`;
  console.error(
    `${how} karena diminta; yang lain tetap berjalan. Nyalakan lagi dengan: ${command}`,
  );
}

function relaunch(app: App, pause: number): void {
  const restart = setTimeout(() => {
    restarts.delete(restart);
    launch(app).then(
      () => console.error(`${app.title} berjalan lagi.`),
      ({ message }: Error) => {
        const next = Math.min(pause * 2, longestPause);
        console.error(`${message}; dicoba lagi dalam ${next / 1000} detik.`);
        relaunch(app, next);
      },
    );
  }, pause);
  restarts.add(restart);
}

/** Asks every app to end, and ends once all have. */
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const restart of restarts) clearTimeout(restart);
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
