import PQueue from 'p-queue';
import type { Figure } from './metrics.ts';

/** Work was refused because too much of it waits; worth a retry in some seconds. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Runs work in its turn, the highest priority first. @throws BusyError when that takes too long. */
export type ConcurrencyLimit = <Result>(
  work: () => Promise<Result>,
  priority?: number,
) => Promise<Result>;

/** How much waits in each queue of this process, by the queue's name. */
const queues = new Map<string, () => number>();

/** Adds a queue to the metric of all queues; a later one takes the place of one with the same name. */
export function watchQueue(name: string, waiting: () => number): void {
  queues.set(name, waiting);
}

/** The queues as a metric. */
export const queuesFigure: Figure = {
  name: 'queue_waiting',
  help: 'Work that waits for its turn, by queue',
  label: 'queue',
  read: () => Object.fromEntries([...queues].map(([name, waiting]) => [name, waiting()])),
};

/**
 * Creates a concurrency limit, on p-queue since p-limit knows no priority and no end of waiting: at most `running` pieces of work run at once and `waiting` more of each priority
 * wait, none of them longer than `deadline` milliseconds. Under its `name` metrics tell how many wait.
 */
export function createConcurrencyLimit({
  name,
  running,
  waiting = Number.POSITIVE_INFINITY,
  deadline,
}: {
  name: string;
  running: number;
  waiting?: number;
  deadline: number;
}): ConcurrencyLimit {
  const queue = new PQueue({ concurrency: running });
  watchQueue(name, () => queue.size);
  return async (work, priority = 0) => {
    if (queue.sizeBy({ priority }) >= waiting) throw new BusyError();
    const { signal, abort } = abortAfter(deadline);
    const begin = () => {
      clearTimeout(abort);
      return work();
    };
    return queue.add(begin, { priority, signal });
  };
}

/** The turn of who shares with nobody: at once. */
export const atOnce: ConcurrencyLimit = (work) => work();

/** In milliseconds: nobody waits longer for a turn, however many schools share the line. */
const longestTurn = 30_000;

/**
 * Creates the line of a process in which its schools take turns. Each has a limit of its own before it, of as many pieces
 * at once as run here at most: one with much to do waits behind itself, and another is next after what runs.
 */
export function createTurns(name: string, running = 1): ConcurrencyLimit {
  return createConcurrencyLimit({ name: `${name}-turn`, running, deadline: longestTurn });
}

/** Not `AbortSignal.timeout`: work that has begun in time may finish. */
function abortAfter(deadline: number) {
  const controller = new AbortController();
  const abort = setTimeout(() => controller.abort(new BusyError()), deadline);
  return { signal: controller.signal, abort };
}
