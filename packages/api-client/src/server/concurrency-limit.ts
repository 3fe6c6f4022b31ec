import PQueue from 'p-queue';

/** Says that work was refused because too much of it waits; worth another try in some seconds. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Runs work once its turn has come, the highest priority first. @throws BusyError when that takes too long. */
export type ConcurrencyLimit = <Result>(
  work: () => Promise<Result>,
  priority?: number,
) => Promise<Result>;

/**
 * Creates a concurrency limit: at most `running` pieces of work run at once and `waiting` more of each priority
 * wait, none of them longer than `deadline` milliseconds.
 */
export function createConcurrencyLimit({
  running,
  waiting = Number.POSITIVE_INFINITY,
  deadline,
}: {
  running: number;
  waiting?: number;
  deadline: number;
}): ConcurrencyLimit {
  const queue = new PQueue({ concurrency: running });
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

/** Not `AbortSignal.timeout`: what has begun in time may finish. */
function abortAfter(deadline: number) {
  const controller = new AbortController();
  const abort = setTimeout(() => controller.abort(new BusyError()), deadline);
  return { signal: controller.signal, abort };
}
