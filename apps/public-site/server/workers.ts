import cluster from 'node:cluster';
import type { Log } from '@pesantren/api-client/server/log';
import { type ChangeMessage, type Changes, createChanges } from './caching/changes.ts';

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
    if (!isOfChanges(message)) return;
    for (const worker of liveWorkers()) if (worker !== teller) worker.send(message);
  });
  for (let number = 1; number < count; number += 1) cluster.fork();
}

/** Creates the changes of this process, which several workers tell each other. */
export function createSharedChanges(): Changes {
  if (!cluster.isWorker) return createChanges();
  const changes = createChanges((changes) => process.send?.({ changes }));
  process.on('message', (message) => isOfChanges(message) && changes.hear(message.changes));
  return changes;
}

function isOfChanges(message: unknown): message is { changes: ChangeMessage } {
  return typeof message === 'object' && message !== null && 'changes' in message;
}

function liveWorkers() {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
