import { expect, test } from 'vitest';
import { layOutRows } from './picture-layout.ts';

const laid = (count: number) => layOutRows(Array.from({ length: count })).map(({ row }) => row);
const wide = (count: number) => laid(count).map((row) => row.wide);

test('lays pictures out in rows of two and three', () => {
  expect(wide(10)).toEqual([2, 2, 3, 3, 3, 2, 2, 3, 3, 3]);
});

test.each([
  [0, []],
  [1, [1]],
  [2, [2, 2]],
  [3, [3, 3, 3]],
  [4, [2, 2, 2, 2]],
  [6, [3, 3, 3, 3, 3, 3]],
])('%i of them leave no gap', (count, rows) => {
  expect(wide(count)).toEqual(rows);
});

test('every row is full, however many there are, in both widths', () => {
  for (let count = 2; count <= 60; count += 1) {
    for (const width of ['narrow', 'wide'] as const) {
      const filled = laid(count).reduce((place, row) => (place + 6 / row[width]) % 6, 0);
      expect(filled, `${count} ${width}`).toBe(0);
    }
  }
});

test('more pictures do not move the groups of five before them', () => {
  expect(laid(50).slice(0, 25)).toEqual(laid(25));
});
