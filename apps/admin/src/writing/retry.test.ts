import { ApiError } from '@pesantren/api-client/api-error';
import { expect, test, vi } from 'vitest';
import { pausedUntil, retryIn, waitAfter } from './retry.ts';

const busy = (retryAfter?: number) => new ApiError('Sibuk.', { status: 429, retryAfter });
const now = new Date('2026-11-27T03:00:00Z').getTime();

/** Sets the clock to `now`. */
function stopClock(): void {
  vi.spyOn(Date, 'now').mockReturnValue(now);
}

test('[F-03] a busy provider is tried again when it says so, else after half a minute, at the latest in an hour', () => {
  expect(retryIn(busy(7))).toBe(7000);
  expect(retryIn(busy(0))).toBe(1000);
  expect(retryIn(busy())).toBe(30_000);
  expect(retryIn(null)).toBe(30_000);
  expect(retryIn(busy(86_400))).toBe(3_600_000);
});

test('[F-03] an upload waits longer after each try, and is given up after six without an answer', () => {
  stopClock();
  const lost = new ApiError('Hilang.', { status: 502 });
  let wait = waitAfter(lost, null);
  const waits: number[] = [];
  while (wait) {
    waits.push((wait.until - now) / 1000);
    wait = waitAfter(lost, wait);
  }
  expect(waits).toEqual([10, 20, 40, 60, 60, 60]);
});

test('[F-03] an upload waits for as long as a busy provider says, an hour at most', () => {
  stopClock();
  expect(waitAfter(busy(7), null)).toEqual({ reason: 'busy', tries: 1, until: now + 7000 });
  expect(waitAfter(busy(86_400), null)?.until).toBe(now + 3_600_000);
});

test('[F-03] what another try would not change is not tried again', () => {
  expect(waitAfter(new ApiError('Rusak.', { status: 422 }), null)).toBeNull();
  expect(waitAfter(new Error('Bukan dari klien.'), null)).toBeNull();
});

test('[F-03] one wait holds back the whole batch, and a changed clock holds it for an hour at most', () => {
  stopClock();
  const wait = (until: number) => ({ reason: 'busy' as const, until, tries: 1 });
  expect(pausedUntil([null, wait(now + 5000), wait(now + 9000)])).toBe(now + 9000);
  expect(pausedUntil([wait(now - 1)])).toBe(0);
  expect(pausedUntil([wait(now + 9_999_999_999)])).toBe(now + 3_600_000);
});
