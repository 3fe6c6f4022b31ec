import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import type { School } from './school-list.ts';

/** How many schools are open at once, and how long one stays open that nobody asks for, in milliseconds. */
export const mostOpen = 64;
const restLimit = 3_600_000;

/** In milliseconds: a school that cannot be opened is tried again no sooner. */
const retryAfter = 5_000;

/** Something that a school has open, such as its app and its database. */
export type Opened = { close: () => void | Promise<void> };

/** A school that could not be opened: it alone is shut. */
export class SchoolUnavailable extends Error {
  override readonly name = 'SchoolUnavailable';
}

/** A school in the cache: `uses` counts the work that it is open for; once it `isLeft` the last of it closes it. */
type Entry<What> = { version: string; opening: Promise<What>; uses: number; isLeft: boolean };

/** The schools of a process, opened when one is asked for. */
export type OpenSchools<What extends Opened> = {
  /** Does some work with a school; it is not closed meanwhile. @throws SchoolUnavailable */
  run: <Result>(
    school: School,
    work: (opened: What) => Result | Promise<Result>,
  ) => Promise<Result>;
  /** Does some work with a school, which is open for it alone where it is not open already. */
  runOnce: (school: School, work: (opened: What) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens schools when they are asked for and closes those that rest, never in the middle of work. A school whose settings
 * have changed is closed and opened again.
 * @param open gets a log that names the school.
 */
export function createOpenSchools<What extends Opened>(
  open: (school: School, log: Log) => Promise<What>,
  log: Log,
  max = mostOpen,
): OpenSchools<What> {
  const closing = new Set<Promise<unknown>>();
  const openLogging = (school: School) =>
    open(school, (entry, level) => log({ school: school.name, ...entry }, level));
  const entries = new LRUCache<string, Entry<What>>({
    max,
    ttl: restLimit,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose(entry) {
      entry.isLeft = true;
      if (entry.uses === 0) closeEntry(entry);
    },
  });

  function closeEntry({ opening }: Entry<What>): void {
    const closed = opening.then((opened) => opened.close()).catch(() => {});
    closing.add(closed);
    void closed.finally(() => closing.delete(closed));
  }

  function entryOf(school: School): Entry<What> {
    const { name, version } = school;
    const known = entries.get(name);
    if (known?.version === version) return known;
    const opening = openLogging(school);
    const entry: Entry<What> = { version, opening, uses: 0, isLeft: false };
    entries.set(name, entry);
    opening.catch((error: Error) => {
      log({ event: 'school-failed', school: name, error: error.stack ?? String(error) });
      const again = () => entries.peek(name) === entry && entries.delete(name);
      setTimeout(again, retryAfter).unref();
    });
    return entry;
  }

  const run: OpenSchools<What>['run'] = async (school, work) => {
    const entry = entryOf(school);
    entry.uses += 1;
    try {
      const opened = await entry.opening.catch((cause) => {
        throw new SchoolUnavailable(school.name, { cause });
      });
      return await work(opened);
    } finally {
      entry.uses -= 1;
      if (entry.isLeft && entry.uses === 0) closeEntry(entry);
    }
  };

  return {
    run,

    async runOnce(school, work) {
      if (entries.peek(school.name)?.version === school.version) return run(school, work);
      const opened = await openLogging(school);
      try {
        await work(opened);
      } finally {
        await opened.close();
      }
    },

    async close() {
      entries.clear();
      while (closing.size > 0) await Promise.all(closing);
    },
  };
}
