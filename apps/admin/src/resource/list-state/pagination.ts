import type { ResourceName } from '@pesantren/api-client/resources';
import { formatNumber } from '@pesantren/content/numbers';

/** Returns the number of items on a page of a list. The carousel is one page, in which its order is changed. */
export function pageSizeOf(name: ResourceName): number {
  return name === 'carousel' ? 100 : 25;
}

/** Returns the number of pages that so many items fill, at least 1. */
export function pageCount(items: number, pageSize: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
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
  /** How many items match the search, and how many there are, once that is known. */
  found: number;
  all: number | undefined;
  noun: string;
  isSearching: boolean;
  page: number;
  pageSize: number;
};

/** Formats `3 dari 24 artikel` or `Baris 26–50 dari 60 artikel`; `''` for a list shown whole. */
export function formatListCount(count: ListCount): string {
  const { found, all, noun, isSearching, page, pageSize } = count;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(first + pageSize - 1, found);
  const rows = `${formatNumber(first)}–${formatNumber(last)}`;
  const isPaged = found > pageSize;
  if (!isSearching) return isPaged ? `Baris ${rows} dari ${formatCount(found, noun)}` : '';
  if (all === undefined) return '';
  return `${formatNumber(found)} dari ${formatCount(all, noun)}${isPaged ? `, baris ${rows}` : ''}`;
}

/** Formats `1.024 artikel`. */
export function formatCount(number: number, noun: string): string {
  return `${formatNumber(number)} ${noun}`;
}
