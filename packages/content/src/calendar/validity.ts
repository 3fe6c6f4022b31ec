import type { Clock } from '../clock.ts';
import { parseDate } from '../dates.ts';

/** An item with an end, if any: the instant from which it counts no more. */
type Ending = { expire_at?: string | undefined };

/** Until when an item counts, in words, and whether that was over at an instant. */
export type Validity = { label: string; isOver: boolean };

/**
 * Returns `Berlaku sampai 3 Maret 2027` for an end at the midnight after it, `… pukul 15.00 WIB` for one within a day,
 * followed by `(sudah berakhir)` once it is over; null without an end.
 */
export function validityOf({ expire_at = '' }: Ending, now: Date, clock: Clock): Validity | null {
  const end = parseDate(expire_at, clock);
  if (!end) return null;
  const time = clock.formatTime(end);
  const day = clock.formatDate(new Date(end.getTime() - 1));
  const label = `Berlaku sampai ${day}${time.startsWith('00.00') ? '' : ` pukul ${time}`}`;
  const isOver = end <= now;
  return { label: isOver ? `${label} (sudah berakhir)` : label, isOver };
}
