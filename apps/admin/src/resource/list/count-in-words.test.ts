import { expect, test } from 'vitest';
import { countInWords } from './count-in-words.ts';

const noun = 'artikel';

test.each([
  [{ found: 24, all: 24, isSearching: false, page: 1 }, ''],
  [{ found: 3, all: 24, isSearching: true, page: 1 }, '3 dari 24 artikel'],
  [{ found: 60, all: 60, isSearching: false, page: 3 }, 'Baris 51–60 dari 60 artikel'],
  [
    { found: 1024, all: 12_345, isSearching: true, page: 41 },
    '1.024 dari 12.345 artikel, baris 1.001–1.024',
  ],
])('%o is said as “%s”', (count, words) => {
  expect(countInWords({ ...count, noun })).toBe(words);
});
