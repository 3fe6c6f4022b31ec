import { once } from 'node:events';
import type { ServerProcess } from '../../apps/api/src/testing/server-process.ts';

/** One of a process's `faults`, which does no harm: it measures how late the event loop comes. */
export const loopDelay = `
  import { monitorEventLoopDelay } from 'node:perf_hooks';
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('message', () => {
    process.send([delay.percentile(99), delay.max].map((ns) => Math.round(ns / 1e6)));
    delay.reset();
  });
`;

/** Milliseconds since the last time that this was asked; includes the 5 that lie between two looks. */
export async function loopDelayOf({ child }: ServerProcess) {
  const answered = once(child, 'message');
  child.send('delay?');
  const [[p99, max]] = (await answered) as [[number, number]];
  return { 'loop p99': p99, 'loop max': max };
}
