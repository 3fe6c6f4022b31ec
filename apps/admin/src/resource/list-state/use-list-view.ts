import { useDebouncedCallback } from '@mantine/hooks';
import { parseSort } from '@pesantren/api-client/contract/lists/sort';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useRouter } from '../../services.ts';
import type { ListState, ListView } from './list-page-query.ts';

/** How long typing rests before the search goes into the URL, in milliseconds. */
const debounce = 250;

/** The longest search that a provider takes, in characters (docs/contract.md#parts-of-lists). */
export const maxSearchLength = 200;

const states: readonly ListState[] = ['draft', 'submitted', 'scheduled', 'published', 'expired'];

export type ListLocation = ReturnType<typeof useListView>;

/**
 * Returns the view of a list, kept in the URL's `q`, `sort`, `status` and `page`: each change is an entry of the history, so
 * that a reload and Back find it again.
 * @param columns those that the list may be sorted by; a sort by another one counts as none.
 */
export function useListView(columns: readonly { sort?: string }[] = []) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const updateQuery = useUpdateQuery();
  const sort = params.get('sort') ?? '';
  const view: ListView = {
    q: (params.get('q') ?? '').trim().slice(0, maxSearchLength),
    sort: columns.some((column) => column.sort === parseSort(sort).field) ? sort : '',
    state: states.find((state) => state === params.get('status')) ?? 'all',
    page: parsePage(params.get('page') ?? ''),
  };
  return {
    view,

    /** The address of this list in a state, from its first page on. */
    addressOfState: (state: ListState) =>
      `${pathname}?${withQuery(params, { status: state === 'all' ? '' : state, page: '' })}`,

    setSort: (next: string) => updateQuery({ sort: next, page: '' }),

    /** The address of a page of this list, whatever else is open beside it. */
    addressOf: (page: number) =>
      `${pathname}?${withQuery(params, { page: page === 1 ? '' : String(page) })}`,

    /** Shows another page in place of one that is no more. */
    replacePage: (page: number) => updateQuery({ page: page === 1 ? '' : String(page) }, true),
  };
}

/**
 * Shows the last page in place of one past the end: its items may be deleted, here or by others.
 * @param pages how many there are, null while that is not known.
 * @returns true until the last page is shown.
 */
export function useLastPage({ view, replacePage }: ListLocation, pages: number | null): boolean {
  const isPastEnd = pages !== null && view.page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is no more
  useEffect(() => {
    if (isPastEnd) replacePage(pages);
  }, [isPastEnd, pages]);
  return isPastEnd;
}

/** Returns the sort after a click on a column: ascending, descending, then the provider's order. */
export function toggleSort(sort: string, key: string): string {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? '' : key;
}

/**
 * Returns the text of the search field. What is typed goes into the URL's `q`, in place of the history's entry, when typing
 * rests or the field is left; Back, Forward and links bring an earlier text back.
 */
export function useSearchText() {
  const router = useRouter();
  const [text, setText] = useState(() => searchOf(router.state));
  const updateQuery = useUpdateQuery();
  const write = useDebouncedCallback((q: string) => {
    if (q !== searchOf(router.state)) updateQuery({ q, page: '' }, true);
  }, debounce);

  // The router tells of its address at once. A render may be late with it, and would take back what is typed meanwhile.
  useEffect(() => {
    let { pathname } = router.state.location;
    let inUrl = searchOf(router.state);
    return router.subscribe((state) => {
      const now = searchOf(state);
      if (now !== inUrl) setText(now);
      if (now !== inUrl || state.location.pathname !== pathname) write.cancel();
      inUrl = now;
      pathname = state.location.pathname;
    });
  }, [router, write]);

  const type = (value: string) => {
    setText(value);
    write(value);
  };
  return { text, type, write: () => write.flush() };
}

function searchOf({ location }: ReturnType<typeof useRouter>['state']): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/**
 * A ref to the element that takes the focus when a link has led to another page of the list.
 * @param page the page whose items are shown, null while they are awaited.
 */
export function useFocusOnPageChange<Element extends HTMLElement>(page: number | null) {
  const ref = useRef<Element>(null);
  const shown = useRef(page);
  const type = useNavigationType();
  useEffect(() => {
    if (page === null) return;
    if (shown.current !== null && shown.current !== page && type === 'PUSH') ref.current?.focus();
    shown.current = page;
  }, [page, type]);
  return ref;
}

/** Returns a function that changes values of the URL's query: of the router's, since a render's may be old. */
function useUpdateQuery() {
  const router = useRouter();
  return (values: Record<string, string>, replace = false) => {
    const now = new URLSearchParams(router.state.location.search);
    const next = withQuery(now, values);
    if (next.toString() === now.toString()) return;
    void router.navigate({ search: next.toString() }, { replace, preventScrollReset: true });
  };
}

/** Returns a query with other values; an empty value removes its name. */
function withQuery(params: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Parses a page, counted from 1; any other text is the first page. */
function parsePage(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
