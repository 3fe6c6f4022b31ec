import type { Column } from './listing.ts';

/** By which column a list is sorted; null as the provider has it, newest first. */
export type Sort = { key: string; isDescending: boolean } | null;

const collator = new Intl.Collator('id');

/** The items in the order of a column, equal ones as they were; an unknown column changes nothing. */
export function sortItems<Item>(
  items: readonly Item[],
  columns: readonly Column<Item>[],
  sort: Sort,
): readonly Item[] {
  const order = columns.find((column) => column.order?.key === sort?.key)?.order;
  if (!sort || !order) return items;
  const direction = sort.isDescending ? -1 : 1;
  return items
    .map((item) => ({ item, value: order.of(item) }))
    .sort((a, b) => direction * compare(a.value, b.value))
    .map(({ item }) => item);
}

/** The sort after another click on a column: up, down, and back to the provider's order. */
export function nextSort(sort: Sort, key: string): Sort {
  if (sort?.key !== key) return { key, isDescending: false };
  return sort.isDescending ? null : { key, isDescending: true };
}

/** `title` or `-title`, as it stands in the URL. */
export function readSort(text: string): Sort {
  const key = text.replace(/^-/, '');
  return key === '' ? null : { key, isDescending: text.startsWith('-') };
}

/** @see readSort */
export function writeSort(sort: Sort): string {
  return sort ? (sort.isDescending ? '-' : '') + sort.key : '';
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}
