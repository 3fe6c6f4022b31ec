import type { Clock } from './clock.ts';

/**
 * Returns the word before the day that an item bears, which says that it is that of publication: nobody is to come on it
 * (docs/spec.md#f-87). `''` before one that is still to come, and for a text that names none.
 */
export function publishedWord(day: Date | null, clock: Clock): string {
  return day && !clock.isFuture(day) ? 'Diterbitkan ' : '';
}
