/** How many rows a page of a list has. */
export const pageSize = 25;

/** How many pages so many items fill, at least one. */
export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/** The items of a page, counted from 1. */
export function pageOfItems<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/**
 * The numbers that a pager shows: first, last, and those around the current page. `gap` stands for
 * two or more that are left out.
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
