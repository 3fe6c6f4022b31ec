import { useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router';

/** Part of a loader's data: the time it ran at, in milliseconds since 1970. */
export type LoadedAt = { loadedAt: number };

const minute = 60_000;

/**
 * Returns the current minute, and renders again with each new one. While hydrating it is the time of the page's loader,
 * which returns `LoadedAt`, so that server and browser render the same.
 */
export function useNow(): Date {
  const { loadedAt } = useLoaderData<LoadedAt>();
  return new Date(useSyncExternalStore(eachMinute, currentMinute, () => loadedAt));
}

/** Returns the start of the current minute, in milliseconds since 1970: a page stays the same throughout it. */
export function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

function eachMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
