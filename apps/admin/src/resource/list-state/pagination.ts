import { formatNumber } from '@pesantren/content/numbers';

/** The number of items on a page of a list. */
const pageSize = 25;

/** Returns the number of pages that so many items fill, at least 1. */
export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/** Returns the items of a page, counted from 1. */
export function pageOfItems<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/**
 * Returns the numbers that a pager shows: first, last, and those around the current page. `gap` stands
 * for two or more that are left out.
 */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const near = (page: number) => Math.abs(page - current) <= 1;
  const shown = (page: number) =>
    page === 1 ||
    page === count ||
    near(page) ||
    // A gap of one is no shorter than its number.
    (page === 2 && near(3)) ||
    (page === count - 1 && near(count - 2));
  return all.flatMap((page): (number | 'gap')[] => {
    if (shown(page)) return [page];
    return shown(page - 1) ? ['gap'] : [];
  });
}

type ListCount = {
  /** How many items match the search, and how many there are. */
  found: number;
  all: number;
  noun: string;
  isSearching: boolean;
  page: number;
};

/** Formats `3 dari 24 artikel` or `Baris 26–50 dari 60 artikel`; `''` for a list shown whole. */
export function formatListCount({ found, all, noun, isSearching, page }: ListCount): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(first + pageSize - 1, found);
  const rows = `${formatNumber(first)}–${formatNumber(last)}`;
  const isPaged = pageCount(found) > 1;
  const total = formatCount(all, noun);
  if (isSearching) return `${formatNumber(found)} dari ${total}${isPaged ? `, baris ${rows}` : ''}`;
  return isPaged ? `Baris ${rows} dari ${total}` : '';
}

/** Formats `1.024 artikel`. */
export function formatCount(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}`;
}
