import type { Column } from '../resource-config.ts';
import { type SlicedWork, stride } from './time-slicing.ts';

/** By which column a list is sorted; null as the provider has it, newest first. */
export type Sort = { key: string; isDescending: boolean } | null;

type Sortable<Item> = { item: Item; value: string | number };

const collator = new Intl.Collator('id');

/** The items in the order of a column, equal ones as they were; an unknown column changes nothing. */
export function* sortItems<Item>(
  items: readonly Item[],
  columns: readonly Column<Item>[],
  sort: Sort,
): SlicedWork<readonly Item[]> {
  const order = columns.find((column) => column.order?.key === sort?.key)?.order;
  if (!sort || !order) return items;
  const direction = sort.isDescending ? -1 : 1;
  const compare = (a: Sortable<Item>, b: Sortable<Item>) =>
    direction * compareValues(a.value, b.value);

  let runs: Sortable<Item>[][] = [];
  for (let start = 0; start < items.length; start += stride) {
    if (start > 0) yield;
    const run = items.slice(start, start + stride).map((item) => ({ item, value: order.of(item) }));
    runs.push(run.sort(compare));
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

/** Two sorted lists as one; of equal ones those of `a` come first. */
function* merge<T>(a: T[], b: T[], compare: (a: T, b: T) => number): SlicedWork<T[]> {
  const both: T[] = [];
  let [nextA, nextB] = [0, 0];
  while (nextA < a.length && nextB < b.length) {
    const isFromA = compare(a[nextA] as T, b[nextB] as T) <= 0;
    both.push((isFromA ? a[nextA++] : b[nextB++]) as T);
    if (both.length % stride === 0) yield;
  }
  return both.concat(a.slice(nextA), b.slice(nextB));
}

/** The sort after another click on a column: up, down, and back to the provider's order. */
export function toggleSort(sort: Sort, key: string): Sort {
  if (sort?.key !== key) return { key, isDescending: false };
  return sort.isDescending ? null : { key, isDescending: true };
}

/** `title` or `-title`, as it stands in the URL. */
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
