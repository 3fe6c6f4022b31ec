import { beforeEach, expect, test, vi } from 'vitest';
import { createTimeSlicer, runToEnd, type SlicedWork } from './time-slicing.ts';

/** SlicedWork of five parts of 5 ms, by a clock that only it moves. */
function* fiveParts(): SlicedWork<string[]> {
  for (const _ of 'abcde') {
    time += 5;
    yield;
  }
  return ['done'];
}

let time = 0;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});

test('a part ends with its time; the next goes on where it ended; the result stays', () => {
  const step = createTimeSlicer(fiveParts());
  expect(step(0)).toBeNull();
  expect(time).toBe(5);
  expect(step(8)).toBeNull();
  expect(time).toBe(15);
  expect(step(80)).toEqual(['done']);
  expect(step(80)).toEqual(['done']);
});

test('all of it at once', () => {
  expect(runToEnd(fiveParts())).toEqual(['done']);
});
