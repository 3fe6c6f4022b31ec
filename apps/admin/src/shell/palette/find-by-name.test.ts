import { expect, test } from 'vitest';
import { findByName } from './find-by-name.ts';

const names = ['Menjelang panen', 'Panen raya', 'Libur', 'PANEN kopi', 'Doa panen'];
const find = (typed: string, most = 9) => findByName(names, (name) => name, typed, most);

test('what begins as typed comes first, else the order stays; case does not matter', () => {
  expect(find(' panen ')).toEqual(['Panen raya', 'PANEN kopi', 'Menjelang panen', 'Doa panen']);
});

test('no more than asked for, and nothing for nothing', () => {
  expect(find('panen', 3)).toHaveLength(3);
  expect(find('  ')).toEqual([]);
  expect(find('.*')).toEqual([]);
});
