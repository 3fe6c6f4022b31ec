import { expect, test } from 'vitest';
import { categoriesOf } from './categories-of.ts';

test('categories are suggested once, whatever their case, in order', () => {
  const items = ['Ujian', 'asrama', ' Asrama ', '', 'UJIAN', 'Libur'];
  expect(categoriesOf(items.map((category) => ({ category })))).toEqual([
    'asrama',
    'Libur',
    'Ujian',
  ]);
});
