import { useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router-dom';

/** Part of what a page's loader returns: the instant it ran at, in milliseconds since 1970. */
export type LoadedAt = { loadedAt: number };

const minute = 60_000;

/**
 * The present minute, anew with each one that begins. While the browser takes over the server's page
 * it is the server's instant, so that both draw the same. The page's loader returns `LoadedAt`.
 */
export function useNow(): Date {
  const { loadedAt } = useLoaderData<LoadedAt>();
  return new Date(useSyncExternalStore(eachMinute, presentMinute, () => loadedAt));
}

/** The present minute, in milliseconds since 1970: a page says the same throughout it. */
export function presentMinute(): number {
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
