import cluster from 'node:cluster';
import type { Log } from '@pesantren/api-client/server/log';

/** In milliseconds: what dies at once, again and again, must not become a load. */
const beforeReplacing = 1000;

/**
 * Runs this program in `count` processes that share its port, each on a core and with a page cache of
 * its own. One that dies is replaced; SIGTERM and SIGINT let all of them finish. Resolves when the first
 * listens; where that one ends before, so does this process, with its code.
 */
export async function runWorkers(count: number, log: Log): Promise<void> {
  let stopping = false;
  const endWithLast = () => {
    if (stopping && all().length === 0) process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping = true;
      for (const worker of all()) worker.process.kill('SIGTERM');
      endWithLast();
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
    if (stopping) return endWithLast();
    log({ event: 'worker-replaced', pid: pid ?? 0, ended: signal ?? code });
    setTimeout(() => stopping || cluster.fork(), beforeReplacing);
  });
  for (let number = 1; number < count; number += 1) cluster.fork();
}

/** Workers that live. */
function all() {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
