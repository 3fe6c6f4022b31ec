import type { Column } from '../resource-config.ts';
import { itemsPerYield, type SlicedWork } from './time-slicing.ts';

/** The sort of a list by a column; null keeps the provider's order, newest first. */
export type Sort = { key: string; isDescending: boolean } | null;

type Sortable<Item> = { item: Item; value: string | number };

const collator = new Intl.Collator('id');

/** Sorts items by a column, stably, by merge sort in slices; an unknown column changes nothing. */
export function* sortItems<Item>(
  items: readonly Item[],
  columns: readonly Column<Item>[],
  sort: Sort,
): SlicedWork<readonly Item[]> {
  const by = columns.find((column) => column.sort?.key === sort?.key)?.sort?.by;
  if (!sort || !by) return items;
  const direction = sort.isDescending ? -1 : 1;
  const compare = (a: Sortable<Item>, b: Sortable<Item>) =>
    direction * compareValues(a.value, b.value);

  let runs: Sortable<Item>[][] = [];
  for (let start = 0; start < items.length; start += itemsPerYield) {
    if (start > 0) yield;
    const run = items.slice(start, start + itemsPerYield);
    runs.push(run.map((item) => ({ item, value: by(item) })).sort(compare));
  }
  while (runs.length > 1) {
    const merged: Sortable<Item>[][] = [];
    for (let first = 0; first < runs.length; first += 2) {
      merged.push(yield* merge(runs[first] ?? [], runs[first + 1] ?? [], compare));
    }
    runs = merged;
  }
  return (runs[0] ?? []).map(({ item }) => item);
}

/** Merges two sorted lists; of equal items those of `a` come first. */
function* merge<T>(a: T[], b: T[], compare: (a: T, b: T) => number): SlicedWork<T[]> {
  const both: T[] = [];
  let [nextA, nextB] = [0, 0];
  while (nextA < a.length && nextB < b.length) {
    const isFromA = compare(a[nextA] as T, b[nextB] as T) <= 0;
    both.push((isFromA ? a[nextA++] : b[nextB++]) as T);
    if (both.length % itemsPerYield === 0) yield;
  }
  return both.concat(a.slice(nextA), b.slice(nextB));
}

/** Returns the sort after a click on a column: ascending, descending, then the provider's order. */
export function toggleSort(sort: Sort, key: string): Sort {
  if (sort?.key !== key) return { key, isDescending: false };
  return sort.isDescending ? null : { key, isDescending: true };
}

/** Parses a sort as it stands in the URL: `title`, or `-title` when descending. */
export function parseSort(text: string): Sort {
  const key = text.replace(/^-/, '');
  return key === '' ? null : { key, isDescending: text.startsWith('-') };
}

/** @see parseSort */
export function serializeSort(sort: Sort): string {
  return sort ? (sort.isDescending ? '-' : '') + sort.key : '';
}

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}
