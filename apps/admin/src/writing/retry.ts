import { ApiError } from '@pesantren/api-client/api-error';
import type { Clock } from '@pesantren/content/clock';
import { reasonOf } from './save-failure.ts';

/** The backoff of an upload: until when it waits, in milliseconds of the epoch, after how many failed tries. */
export type UploadWait = { reason: 'busy' | 'offline'; until: number; tries: number };

/** Milliseconds until a busy provider that names no time is tried again. */
const busyFor = 30_000;
/** The longest wait: a rate limit lasts an hour. Caps `Retry-After` and a changed clock. */
const maxWait = 3_600_000;
/** How often an upload without a response is tried again. */
const maxTries = 6;

/**
 * Returns the wait after a failed upload: `Retry-After` of a 429 or 503, else exponential backoff.
 * @param last its wait before this try.
 * @returns `null` where another try would fail the same way, and after the last try.
 */
export function waitAfter(error: unknown, last: UploadWait | null): UploadWait | null {
  if (!(error instanceof ApiError)) return null;
  const { status, retryAfter } = error;
  const isBusy = status === 429 || status === 503;
  const isOffline = reasonOf(error) === 'offline';
  if (!isBusy && !isOffline && status !== 502 && status !== 504) return null;
  const reason = isOffline ? 'offline' : 'busy';
  // Without a network the upload was not tried.
  const tries = navigator.onLine || isBusy ? (last?.tries ?? 0) + 1 : 0;
  if (!isBusy && tries > maxTries) return null;
  const backoff = Math.min(5 * 2 ** Math.min(tries, 4), 60);
  const seconds = isBusy && retryAfter !== undefined ? Math.max(retryAfter, 1) : backoff;
  return { reason, tries, until: Date.now() + Math.min(seconds * 1000, maxWait) };
}

/** Returns the milliseconds after which a busy provider is tried again: its `Retry-After`, else half a minute. */
export function retryIn(error: unknown): number {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  return seconds === undefined ? busyFor : Math.min(Math.max(seconds, 1) * 1000, maxWait);
}

/** Returns when a batch's uploads continue, 0 for now: the provider's rate limit counts a session's uploads. */
export function pausedUntil(waits: readonly (UploadWait | null)[]): number {
  const now = Date.now();
  const until = Math.max(0, ...waits.map((wait) => wait?.until ?? 0));
  return until > now ? Math.min(until, now + maxWait) : 0;
}

/** Formats a wait, with the minute by which it is certainly over. */
export function formatWait(until: number, isOffline: boolean, clock: Clock): string {
  if (until === 0) return 'Menunggu giliran';
  if (isOffline) return 'Menunggu sambungan internet';
  return `Menunggu sampai ${clock.formatTime(new Date(Math.ceil(until / 60_000) * 60_000))}`;
}
