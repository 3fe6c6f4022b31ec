import { parseSort, type Sort } from './sort-items.ts';

/** Where in a list one is: its order, and its page counted from 1. */
export type ListPlace = { sort: Sort; page: number };

/** Reads `?sort=&page=`; a page that is none counts as the first. */
export function readPlace(params: URLSearchParams): ListPlace {
  const page = params.get('page') ?? '';
  return {
    sort: parseSort(params.get('sort') ?? ''),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query with other values; an empty one is left out. */
export function withQuery(
  params: URLSearchParams,
  values: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
