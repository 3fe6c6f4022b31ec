import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/apps.ts';

/** All three processes, children of `pid`, with sample content in a folder that is deleted with them. */
export type MeasuredSystem = {
  site: string;
  /** `{api}` of the spec. */
  api: string;
  pid: number;
  /** The folder of the data. */
  data: string;
  stop: () => Promise<void>;
};

/** How long the system may take to be ready, in milliseconds. */
const patience = 60_000;

/**
 * `fill` gets the data's folder first, `env` is added to the environment; a quiet system's log is not shown, and a `log`
 * is the file that gets it.
 */
type SystemOptions = {
  fill?: (data: string) => Promise<void>;
  env?: NodeJS.ProcessEnv;
  isQuiet?: boolean;
  log?: string;
};

/** Starts a system, measures it, and stops it. */
export async function onSystem<Result>(
  port: number,
  options: SystemOptions,
  measure: (system: MeasuredSystem) => Promise<Result>,
): Promise<Result> {
  const system = await startSystem(port, options);
  try {
    return await measure(system);
  } finally {
    await system.stop();
  }
}

/**
 * Starts the built apps and the provider on three ports from `port` on.
 * @throws Error when they do not answer in time.
 */
export async function startSystem(
  port: number,
  { fill, env, isQuiet = false, log }: SystemOptions = {},
): Promise<MeasuredSystem> {
  const data = mkdtempSync(join(tmpdir(), 'pesantren-bench-'));
  await fill?.(data);
  const site = `http://localhost:${port}`;
  const start = join(root, 'scripts/start.ts');
  const shown = isQuiet ? 'ignore' : 'inherit';
  const child = spawn(process.execPath, [start, '--no-build'], {
    env: {
      ...process.env,
      SITE_PORT: String(port),
      API_PORT: String(port + 1),
      ADMIN_PORT: String(port + 2),
      SITE_URL: site,
      DATA_DIR: data,
      // One address asks for everything, and measures no limit of requests.
      RATE_LIMIT_FACTOR: '9999',
      ...env,
    },
    stdio: ['ignore', 'ignore', log ? openSync(log, 'a') : shown],
  });
  const stop = async () => {
    await ended(child);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await ready(`${site}/readyz`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site, api: `http://localhost:${port + 1}/api`, pid: child.pid ?? 0, data, stop };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await pause(200);
  }
  throw new Error(`${url} tidak siap.`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
