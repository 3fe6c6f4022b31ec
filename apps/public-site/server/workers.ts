import cluster from 'node:cluster';
import type { Log } from '@pesantren/api-client/server/log';
import { type Changes, createChanges } from './caching/changes.ts';

/** Milliseconds before a dead worker is replaced: one that dies at once must not become a load. */
const restartDelay = 1000;

/**
 * Runs this program in `count` processes that share its port, each with a page cache of its own. A worker that dies is
 * replaced; SIGTERM and SIGINT let all of them finish. Resolves when the first one listens; when that one exits before,
 * this process exits with its code.
 */
export async function runWorkers(count: number, log: Log): Promise<void> {
  let stopping = false;
  const exitAfterLast = () => {
    if (stopping && liveWorkers().length === 0) process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping = true;
      for (const worker of liveWorkers()) worker.process.kill('SIGTERM');
      exitAfterLast();
    });
  }

  const first = cluster.fork();
  await new Promise<void>((resolve) => {
    const end = (code: number | null) => process.exit(code ?? 1);
    first.once('exit', end);
    first.once('listening', () => {
      first.off('exit', end);
      resolve();
    });
  });

  cluster.on('exit', ({ process: { pid } }, code, signal) => {
    if (stopping) return exitAfterLast();
    log({ event: 'worker-replaced', pid: pid ?? 0, ended: signal ?? code });
    setTimeout(() => stopping || cluster.fork(), restartDelay);
  });
  // What one of them has seen to have changed no other may still tell.
  cluster.on('message', (teller, message) => {
    if (message !== changed) return;
    for (const worker of liveWorkers()) if (worker !== teller) worker.send(changed);
  });
  for (let number = 1; number < count; number += 1) cluster.fork();
}

const changed = 'changed';

/** Creates the changes of this process, which several workers tell each other. */
export function createSharedChanges(): Changes {
  if (!cluster.isWorker) return createChanges();
  const changes = createChanges(() => process.send?.(changed));
  process.on('message', (message) => message === changed && changes.add());
  return changes;
}

function liveWorkers() {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
