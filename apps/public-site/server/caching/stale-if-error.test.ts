// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { staleIfError } from './stale-if-error.ts';

const minute = 60_000;
let now = 0;
let made = 0;
let broken = false;

beforeEach(() => {
  [now, made, broken] = [0, 0, false];
});

async function make(): Promise<number> {
  made += 1;
  if (broken) throw new Error('rusak');
  return made;
}

test('[S07] many who ask at once have it made once, and soon after not again', async () => {
  const read = staleIfError(make, () => now);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  now += minute / 4;
  expect(await read()).toBe(1);
  now += minute;
  expect(await read()).toBe(2);
});

test('[S16] while making fails the last copy stands in, for a day; without one it fails', async () => {
  const read = staleIfError(make, () => now);
  broken = true;
  await expect(read()).rejects.toThrow('rusak');
  broken = false;
  expect(await read()).toBe(2);
  broken = true;
  now += 23 * 60 * minute;
  expect(await read()).toBe(2);
  now += 2 * 60 * minute;
  await expect(read()).rejects.toThrow('rusak');
  broken = false;
  expect(await read()).toBe(made);
});
