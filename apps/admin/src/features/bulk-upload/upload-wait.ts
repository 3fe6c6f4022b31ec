import { ApiError } from '@pesantren/api-client/api-error';
import { formatTime } from '@pesantren/content/dates';

/** Why an upload waits, until when (milliseconds of the epoch), and how often it has been tried in vain. */
export type UploadWait = { reason: 'busy' | 'offline'; until: number; tries: number };

/** No wait is longer, whatever a provider or a clock that was set says: an allowance lasts an hour. */
const longest = 3_600_000;
/** So often an upload without any answer is tried again before it counts as failed. */
const mostTries = 6;

/**
 * How long an upload that failed has to wait before it is tried again: as long as the provider says
 * (429 and 503 with `Retry-After`), or longer with each try in vain while nothing answers at all.
 * @param last its wait before this try.
 * @returns `null` where another try would fail alike.
 */
export function waitAfter(error: unknown, last: UploadWait | null): UploadWait | null {
  if (!(error instanceof ApiError)) return null;
  const { status, retryAfter } = error;
  const isBusy = status === 429 || status === 503;
  if (!isBusy && ![0, 502, 504].includes(status)) return null;
  const reason = status === 0 ? 'offline' : 'busy';
  // Without a network nothing was tried.
  const tries = navigator.onLine || isBusy ? (last?.tries ?? 0) + 1 : 0;
  if (!isBusy && tries > mostTries) return null;
  const backoff = Math.min(5 * 2 ** Math.min(tries, 4), 60);
  const seconds = isBusy && retryAfter !== undefined ? Math.max(retryAfter, 1) : backoff;
  return { reason, tries, until: Date.now() + Math.min(seconds * 1000, longest) };
}

/** When the uploads of a batch may go on, 0 for now: the provider counts all of a session together. */
export function pausedUntil(waits: readonly (UploadWait | null)[]): number {
  const now = Date.now();
  const until = Math.max(0, ...waits.map((wait) => wait?.until ?? 0));
  return until > now ? Math.min(until, now + longest) : 0;
}

/** Says that uploads wait, and until when: the clock's minute in which they certainly go on. */
export function waitWords(until: number, isOffline: boolean): string {
  if (until === 0) return 'Menunggu giliran';
  if (isOffline) return 'Menunggu sambungan internet';
  return `Menunggu sampai ${formatTime(new Date(Math.ceil(until / 60_000) * 60_000))}`;
}
