import { useEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { useUpdateQuery } from '../use-update-query.ts';
import { readPlace, withQuery } from './list-place.ts';
import { pageCount } from './pagination.ts';
import { serializeSort, toggleSort } from './sort-items.ts';

export type ListParams = ReturnType<typeof useListParams>;

/**
 * The order and the page of a list that shows what matches `search`, kept in the URL's `sort` and
 * `page`: each is an entry in the browser's history, so that a reload and Back find it again.
 */
export function useListParams(search: string) {
  const [params] = useSearchParams();
  const updateQuery = useUpdateQuery();
  const { sort, page } = readPlace(params);
  // A search that has not reached the URL yet starts at its beginning.
  const wanted = search === (params.get('q') ?? '') ? page : 1;
  return {
    sort,

    /** The page to show of so many items: the last one when the URL asks for more. */
    pageOf: (items: number) => Math.min(wanted, pageCount(items)),

    /** Another click on a column's head. */
    toggleSort: (key: string) =>
      updateQuery({ q: search, sort: serializeSort(toggleSort(sort, key)), page: '' }),

    /** Sorts by what `serializeSort` wrote. */
    sortBy: (order: string) => updateQuery({ q: search, sort: order, page: '' }),

    /** The query of a page of this list. */
    queryOf: (to: number) =>
      `?${withQuery(params, { q: search, page: to === 1 ? '' : String(to) })}`,
  };
}

/** What takes the keyboard, and comes into view, when a link has led to another page of the list. */
export function useFocusOnPageChange<Element extends HTMLElement>(page: number) {
  const head = useRef<Element>(null);
  const shown = useRef(page);
  const type = useNavigationType();
  useEffect(() => {
    if (shown.current !== page && type === 'PUSH') head.current?.focus();
    shown.current = page;
  }, [page, type]);
  return head;
}
