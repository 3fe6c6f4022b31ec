import { expect, test } from 'vitest';
import { searchItems } from './search-items.ts';
import { runToEnd } from './time-slicing.ts';

const items = ['Panen raya', 'Khataman Qur’an', 'PANEN kopi', 'Ujian'].map((title) => ({
  title,
  author: 'Humas',
}));
const find = (search: string) => runToEnd(searchItems(items, search, ['title', 'author']));
const titles = (search: string) => find(search).map(({ title }) => title);

test('[M-09] finds substrings ignoring case, in the items’ order; an empty search finds all', () => {
  expect(titles(' pAnEn ')).toEqual(['Panen raya', 'PANEN kopi']);
  expect(titles('HUMAS')).toHaveLength(4);
  expect(find('  ')).toBe(items);
  expect(titles('tidak ada')).toEqual([]);
  expect(titles('ujian humas')).toEqual([]);
});

test('a typed apostrophe finds a typographic one', () => {
  expect(titles("qur'an")).toEqual(['Khataman Qur’an']);
});

test('[P07] a long list is searched to its end', () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({ title: `No ${index}` }));
  expect(runToEnd(searchItems(many, 'no', ['title']))).toEqual(many);
});
