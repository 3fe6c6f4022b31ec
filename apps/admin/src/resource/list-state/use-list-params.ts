import { useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { useUpdateQuery, withQuery } from '../use-update-query.ts';
import { pageCount } from './pagination.ts';
import { parseSort, serializeSort, toggleSort } from './sort-items.ts';

/** How long typing rests before the search goes into the URL, in milliseconds. */
const debounce = 250;

export type ListParams = ReturnType<typeof useListParams>;

/**
 * The sort and the page of a list, kept in the URL's `sort` and `page`: each change is an entry of the
 * history, so that a reload and Back find it again.
 * @param search the search that the list shows, which may be newer than the URL's.
 */
export function useListParams(search: string) {
  const [params] = useSearchParams();
  const updateQuery = useUpdateQuery();
  const sort = parseSort(params.get('sort') ?? '');
  // A search that has not reached the URL yet begins at its first page.
  const page = search === (params.get('q') ?? '') ? parsePage(params.get('page') ?? '') : 1;
  const setSort = (text: string) => updateQuery({ q: search, sort: text, page: '' });
  return {
    sort,

    /** The page to show of so many items: the last one when the URL asks for more. */
    pageOf: (items: number) => Math.min(page, pageCount(items)),

    /** Sorts by a column: ascending, descending, and back to the provider's order. */
    toggleSort: (key: string) => setSort(serializeSort(toggleSort(sort, key))),

    /** Sorts by a serialized sort. */
    setSort,

    /** The query of a page of this list. */
    queryOf: (to: number) =>
      `?${withQuery(params, { q: search, page: to === 1 ? '' : String(to) })}`,
  };
}

/**
 * The search's text, kept in the URL's `q`: it applies at once, and replaces the history's entry when
 * typing rests. Back, Forward and links bring an earlier text back.
 */
export function useSearchText() {
  const inUrl = useSearchParams()[0].get('q') ?? '';
  const updateQuery = useUpdateQuery();
  const [text, setText] = useState(inUrl);
  const written = useRef(inUrl);

  useEffect(() => {
    if (inUrl === written.current) return;
    written.current = inUrl;
    setText(inUrl);
  }, [inUrl]);

  useEffect(() => {
    if (text === written.current) return;
    const timer = window.setTimeout(() => {
      // A sort has written the text meanwhile.
      if (text === written.current) return;
      written.current = text;
      updateQuery({ q: text, page: '' }, true);
    }, debounce);
    return () => window.clearTimeout(timer);
  }, [text, updateQuery]);

  return [text, setText] as const;
}

/** A ref to the element that takes the focus when a link has led to another page of the list. */
export function useFocusOnPageChange<Element extends HTMLElement>(page: number) {
  const ref = useRef<Element>(null);
  const shown = useRef(page);
  const type = useNavigationType();
  useEffect(() => {
    if (shown.current !== page && type === 'PUSH') ref.current?.focus();
    shown.current = page;
  }, [page, type]);
  return ref;
}

/** Parses a page, counted from 1; any other text is the first page. */
function parsePage(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
