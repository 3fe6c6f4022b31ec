import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTimeSlicer, runToEnd, type SlicedWork, useProgressiveRows } from './time-slicing.ts';

/** Work of five parts of 5 ms, by a clock that only it moves. */
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

test('a slice ends with its time; the next one continues; the result stays', () => {
  const step = createTimeSlicer(fiveParts());
  expect(step(0)).toBeNull();
  expect(time).toBe(5);
  expect(step(8)).toBeNull();
  expect(time).toBe(15);
  expect(step(80)).toEqual(['done']);
  expect(step(80)).toEqual(['done']);
});

test('runToEnd runs all slices at once', () => {
  expect(runToEnd(fiveParts())).toEqual(['done']);
});

/** Items with these numbers, both included. */
const items = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: String(first + index) }));

test('rows render nine a frame; those that stay on the next page render at once', () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const nextFrame = () => act(() => frames.shift()?.(0));
  const view = renderHook(useProgressiveRows, { initialProps: items(1, 25) });
  expect(view.result.current.size).toBe(9);
  nextFrame();
  expect(view.result.current.size).toBe(18);
  nextFrame();
  expect(view.result.current.size).toBe(25);
  nextFrame();
  expect(frames).toEqual([]);

  view.rerender(items(14, 38));
  expect([...view.result.current]).toEqual(items(14, 34).map(({ id }) => id));
  nextFrame();
  expect(view.result.current.size).toBe(25);
  nextFrame();
  view.rerender(items(14, 16));
  expect(view.result.current.size).toBe(3);
  nextFrame();
  expect(frames).toEqual([]);
});
