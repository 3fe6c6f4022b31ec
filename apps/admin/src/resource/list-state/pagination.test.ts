import { expect, test } from 'vitest';
import { formatListCount, pageCount, pageNumbers, pageSizeOf } from './pagination.ts';

test('a page has 25 rows; an empty list has one page', () => {
  expect(pageSizeOf('articles')).toBe(25);
  expect([0, 25, 26, 51].map((items) => pageCount(items, 25))).toEqual([1, 1, 2, 3]);
});

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 gap 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 400, '1 2 gap 400'],
  [200, 400, '1 gap 199 200 201 gap 400'],
  [400, 400, '1 gap 399 400'],
])('page %i of %i: the pager shows %s', (current, count, shown) => {
  expect(pageNumbers(current, count).join(' ')).toBe(shown);
});

const noun = 'artikel';

test.each([
  [{ found: 24, all: 24, isSearching: false, page: 1 }, ''],
  [{ found: 3, all: 24, isSearching: true, page: 1 }, '3 dari 24 artikel'],
  [{ found: 3, all: undefined, isSearching: true, page: 1 }, ''],
  [{ found: 60, all: 60, isSearching: false, page: 3 }, 'Baris 51–60 dari 60 artikel'],
  [
    { found: 1024, all: 12_345, isSearching: true, page: 41 },
    '1.024 dari 12.345 artikel, baris 1.001–1.024',
  ],
])('%o is formatted as “%s”', (count, words) => {
  expect(formatListCount({ ...count, noun, pageSize: 25 })).toBe(words);
});
