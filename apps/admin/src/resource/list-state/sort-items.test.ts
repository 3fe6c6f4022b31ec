import { expect, test } from 'vitest';
import type { Column } from '../resource-config.ts';
import { parseSort, serializeSort, sortItems, toggleSort } from './sort-items.ts';
import { runToEnd } from './time-slicing.ts';

type Item = { id: string; title: string; date: number };
const columns: Column<Item>[] = [
  { header: 'Judul', role: 'main', cell: () => '', sort: { key: 'title', by: (i) => i.title } },
  { header: 'Tanggal', role: 'fact', cell: () => '', sort: { key: 'date', by: (i) => i.date } },
];
const items: Item[] = [
  { id: 'a', title: 'ziarah', date: 10 },
  { id: 'b', title: 'Érat', date: 9 },
  { id: 'c', title: 'Panen', date: 100 },
  { id: 'd', title: 'panen', date: 9 },
];
const ids = (sort: string) =>
  runToEnd(sortItems(items, columns, parseSort(sort)))
    .map(({ id }) => id)
    .join('');

test('sorts ignoring case, numbers by value, and stably', () => {
  expect(ids('title')).toBe('bdca');
  expect(ids('date')).toBe('bdac');
  expect(ids('-date')).toBe('cabd');
});

test('an absent or unknown column keeps the provider’s order', () => {
  for (const sort of ['', '-', 'author', '__proto__']) expect(ids(sort)).toBe('abcd');
});

test('[P07] sorting a long list in slices equals sorting it at once, stably', () => {
  const many = Array.from({ length: 2_345 }, (_, index) => ({
    id: String(index),
    title: `No ${(index * 7919) % 100}`,
    date: (index * 104_729) % 997,
  }));
  const collator = new Intl.Collator('id');
  const sorted = (sort: string) => runToEnd(sortItems(many, columns, parseSort(sort)));
  expect(sorted('date')).toEqual(many.toSorted((a, b) => a.date - b.date));
  expect(sorted('-title')).toEqual(many.toSorted((a, b) => collator.compare(b.title, a.title)));
});

test('clicks on a column sort ascending, descending, then not at all; another column starts ascending', () => {
  const first = toggleSort(null, 'title');
  const second = toggleSort(first, 'title');
  expect([first, second, toggleSort(second, 'title')].map(serializeSort)).toEqual([
    'title',
    '-title',
    '',
  ]);
  expect(serializeSort(toggleSort(second, 'date'))).toBe('date');
});
