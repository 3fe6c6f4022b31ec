import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useProgressiveRows } from './use-progressive-rows.ts';

/** Items with these numbers, both included. */
const items = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: String(first + index) }));

test('a page is drawn nine rows a frame; rows that stay are there from the first on', () => {
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
