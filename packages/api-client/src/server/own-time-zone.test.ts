import { schoolClock, setTimeZone, type timeZone } from '@pesantren/content/dates';
import { afterEach, expect, test } from 'vitest';
import { inOwnTimeZone } from './own-time-zone.ts';

afterEach(() => setTimeZone('Asia/Jakarta'));

test('[F-130] schools of one process keep their clocks, whatever runs in between', async () => {
  const noon = new Date('2026-11-28T05:00:00Z');
  const tick = () => new Promise(setImmediate);
  const page = (zone: ReturnType<typeof timeZone>) =>
    inOwnTimeZone(async () => {
      await tick();
      setTimeZone(zone);
      const words: string[] = [];
      for (let read = 0; read < 3; read += 1) {
        await tick();
        words.push(schoolClock().formatTime(noon));
      }
      return words;
    });
  const zones = ['Asia/Jayapura', 'Asia/Jakarta', 'Asia/Makassar'] as const;
  const pages = await Promise.all(zones.map(page));
  expect(pages).toEqual(
    ['14.00 WIT', '12.00 WIB', '13.00 WITA'].map((words) => [words, words, words]),
  );
  expect(schoolClock().formatTime(noon)).toBe('12.00 WIB');
});
