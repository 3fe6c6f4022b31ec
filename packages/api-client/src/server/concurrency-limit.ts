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

/** How much waits in the queues of this process, by their name. */
const waitingByName = new Map<string, number>();

/**
 * Creates the function that counts what comes to wait in a queue, and what leaves it, for the metric of all queues. Those of one
 * name, such as those of many schools, are counted together.
 */
export function createWaitingCount(name: string): (change: 1 | -1) => void {
  waitingByName.set(name, waitingByName.get(name) ?? 0);
  return (change) => void waitingByName.set(name, (waitingByName.get(name) ?? 0) + change);
}

/** The queues as a metric. */
export const queuesFigure: Figure = {
  name: 'queue_waiting',
  help: 'Work that waits for its turn, by queue',
  label: 'queue',
  read: () => Object.fromEntries(waitingByName),
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
  const count = createWaitingCount(name);
  return async (work, priority = 0) => {
    if (queue.sizeBy({ priority }) >= waiting) throw new BusyError();
    const { signal, abort } = abortAfter(deadline);
    let leave = () => {
      count(-1);
      leave = () => {};
    };
    const begin = () => {
      leave();
      clearTimeout(abort);
      return work();
    };
    count(1);
    try {
      return await queue.add(begin, { priority, signal });
    } finally {
      leave();
    }
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
