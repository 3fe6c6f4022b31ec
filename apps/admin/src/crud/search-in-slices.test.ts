import { expect, test, vi } from 'vitest';
import { searchInSlices } from './search-in-slices.ts';

const items = ['Panen raya', 'Khataman', 'PANEN kopi', 'Ujian'];
const fold = (text: string) => text.toLowerCase();

test('finds substrings whatever the case, in the items’ order; nothing wanted is everything', () => {
  expect(searchInSlices(items, ' pAnEn ', fold).step(1000)).toEqual(['Panen raya', 'PANEN kopi']);
  expect(searchInSlices(items, '  ', fold).step(0)).toBe(items);
  expect(searchInSlices(items, 'tidak ada', fold).step(1000)).toEqual([]);
  expect(searchInSlices([], 'a', fold).step(1000)).toEqual([]);
});

test('a step ends with its time; the next goes on where it ended', () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const looked: string[] = [];
  const search = searchInSlices(items, 'a', (text) => {
    looked.push(text);
    time += 5;
    return fold(text);
  });
  expect(search.step(8)).toBeNull();
  expect(looked).toHaveLength(2);
  expect(search.step(8)).toEqual(['Panen raya', 'Khataman', 'PANEN kopi', 'Ujian']);
  expect(looked).toEqual(items);
});
