import type { Clock } from '@pesantren/content/clock';
import { useLoaderData } from 'react-router-dom';

/** Part of a loader's data: the time it ran at, in milliseconds since 1970. */
export type LoadedAt = { loadedAt: number };

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** Returns the start of the current minute, in milliseconds since 1970: a page stays the same throughout it. */
export function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

/** The week that a page is rendered for: what changes within it is in the page beforehand, see `spansOf`. */
type Period = { from: Date; until: Date };

/** Returns the week from the page's loader on, which returns `LoadedAt`. */
export function useComingWeek(): Period {
  const { loadedAt } = useLoaderData<LoadedAt>();
  return { from: new Date(loadedAt), until: new Date(loadedAt + week) };
}

/** A period of one value, with the attributes of the part that shows it while it lasts (`plain/timed-parts.ts`). */
type Span<Value> = Period & {
  value: Value;
  timed: {
    key: number;
    hidden: boolean;
    'data-from': number | undefined;
    'data-until': number | undefined;
  };
};

/**
 * Splits a period by what `valueAt` returns for its instants. The first span has always begun, the last never ends: a
 * wrong clock shows one of them as well.
 * @param nextChange returns the next instant at which the value may change; without it that is midnight.
 */
export function spansOf<Value extends string | number | boolean>(
  { from, until }: Period,
  clock: Clock,
  valueAt: (now: Date) => Value,
  nextChange = clock.startOfTomorrow,
): Span<Value>[] {
  const changes: { value: Value; from: Date }[] = [];
  for (let now = from; now < until; now = nextChange(now)) {
    const value = valueAt(now);
    if (changes.at(-1)?.value !== value) changes.push({ value, from: now });
  }
  return changes.map((change, n) => {
    const next = changes[n + 1]?.from;
    return {
      ...change,
      until: next ?? until,
      timed: {
        key: change.from.getTime(),
        hidden: n > 0,
        'data-from': n > 0 ? change.from.getTime() : undefined,
        'data-until': next?.getTime(),
      },
    };
  });
}
