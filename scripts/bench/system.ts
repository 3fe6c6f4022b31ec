import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../apps.ts';

/** Site and provider of their own for a measurement: sample content in a folder that goes with them. */
export type MeasuredSystem = { site: string; stop: () => Promise<void> };

/** In milliseconds: how long the system may take until it answers. */
const patience = 60_000;

/**
 * Starts built site and provider on ports from `port` on.
 * @throws Error when they do not answer in time.
 */
export async function startSystem(port: number): Promise<MeasuredSystem> {
  const data = mkdtempSync(join(tmpdir(), 'pesantren-bench-'));
  const site = `http://localhost:${port}`;
  const start = join(root, 'scripts/start.ts');
  const child = spawn(process.execPath, [start, '--no-build', 'api', 'public-site'], {
    env: {
      ...process.env,
      SITE_PORT: String(port),
      API_PORT: String(port + 1),
      SITE_URL: site,
      DATA_DIR: data,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
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
  return { site, stop };
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
