import { expect, test } from 'vitest';
import { mergeCategories } from './merge-categories.ts';

test('categories are suggested once, whatever their case, in order', () => {
  const categories = ['Ujian', 'asrama', ' Asrama ', '', 'UJIAN', 'Libur'];
  expect(mergeCategories(categories)).toEqual(['asrama', 'Libur', 'Ujian']);
});
