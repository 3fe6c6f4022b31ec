import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../scripts/start.ts');

/** Apps that `startOwn` has started. */
export type OwnStart = Awaited<ReturnType<typeof startOwn>>;

/**
 * Starts the apps under `start` as they are built, with data of their own, which end with them.
 * @param env ports and addresses; no other test may have these ports.
 * @param apps the names of those that are started, all when left out.
 */
export async function startOwn(env: Record<string, string>, apps: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-start-'));
  const start = spawn(process.execPath, [script, '--no-build', ...apps], {
    env: { ...process.env, ...env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (part) => (text += part));
  const exited = once(start, 'exit');
  return {
    start,
    exited,
    output: () => text,
    /** Resolves once all of them answer. @throws with what they said, where they end before. */
    async ready() {
      const ended = exited.then(() => Promise.reject(new Error(text)));
      while (!text.includes('Ctrl-C')) await Promise.race([once(start.stdout, 'data'), ended]);
    },
    async end() {
      if (start.exitCode === null) start.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
