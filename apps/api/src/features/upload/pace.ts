import { Problem } from '../../http/problem.ts';

/** Milliseconds between two looks, and the bytes that come meanwhile at least. */
const [between, least] = [5_000, 10_000];

/**
 * Watches that an upload goes on: one that brings hardly anything twice in a row, be it a phone without a network
 * or somebody who means it, makes room for those who wait (reliability U12).
 * @returns `passed`, told of every byte; `signal`, aborted with a Problem; `end`, to look no longer.
 */
export function createStallTimeout() {
  const slow = new AbortController();
  let bytes = 0;
  let slowBefore = false;
  const looks = setInterval(() => {
    const isSlow = bytes < least;
    if (isSlow && slowBefore) {
      slow.abort(new Problem('unavailable', { headers: { 'Retry-After': '5' } }));
    }
    slowBefore = isSlow;
    bytes = 0;
  }, between);
  return {
    signal: slow.signal,
    passed(more: number): void {
      bytes += more;
    },
    end: () => clearInterval(looks),
  };
}
