import { parseSort, type SortFields } from '@pesantren/api-client/contract/lists/sort';
import {
  type ItemState,
  type StateFilter,
  stateFilters,
} from '@pesantren/api-client/contract/publication';
import { printable } from '@pesantren/api-client/contract/texts/printable';
import type { Context } from 'hono';
import { Problem } from './problem.ts';

/** The most items that one page holds. */
export const maxLimit = 100;
/** The limit of a request without one, which asks for the whole list. */
export const noLimit = Number.MAX_SAFE_INTEGER;
/** Longest text to search for, in characters. */
export const maxSearchLength = 200;

/** The page of a list that a request asks for (docs/contract.md#parts-of-lists); texts are `''` when left out. */
export type ListParams = {
  limit: number;
  offset: number;
  q: string;
  category: string;
  slug: string;
  /** Null for the list's own order, newest first. */
  sort: { field: string; isDescending: boolean } | null;
  summary: boolean;
  /** The part of the list that is read; what strangers see when left out. */
  view?: ListView | undefined;
};

/** The items of a list in one state, those that wait for an editor, or all that are there. */
export type ListView = 'all' | ItemState | 'submitted';

/** A page of a list with the number of items that match in all. */
export type Page<Item> = { items: Item[]; total: number };

type ListDefaults = {
  /** The fields that `sort` may name; it is ignored without them. */
  sortFields?: SortFields;
  /** The limit of a request without one; the whole list when left out. */
  usualLimit?: number;
};

/**
 * Reads `limit, offset, q, category, slug, sort, fields`; other parameters are ignored. A limit above 100 counts as 100.
 * @throws Problem `malformed-request` for a doubled parameter, a number that is none, a sort by no sort field.
 */
export function readListParams(
  c: Context,
  { sortFields, usualLimit = noLimit }: ListDefaults = {},
): ListParams {
  const limit = readNumber(single(c, 'limit'));
  const q = single(c, 'q')?.trim() ?? '';
  if (q.length > maxSearchLength) throw new Problem('malformed-request');
  return {
    limit: limit === undefined ? usualLimit : Math.min(limit, maxLimit),
    offset: readNumber(single(c, 'offset')) ?? 0,
    q,
    category: single(c, 'category') ?? '',
    slug: single(c, 'slug') ?? '',
    sort: sortFields ? readSort(single(c, 'sort') ?? '', sortFields) : null,
    summary: single(c, 'fields') === 'summary',
  };
}

/**
 * Reads the state that a request asks for, `?state=`; `deleted` for `?deleted=true` as well, undefined for none.
 * @throws Problem `invalid-field` for another one.
 */
export function readState(c: Context): StateFilter | undefined {
  const text = single(c, 'state');
  if (single(c, 'deleted') === 'true') return 'deleted';
  if (text === undefined) return undefined;
  const state = stateFilters.find((one) => one === text);
  if (state) return state;
  const message = 'Status ini tidak dikenal.';
  throw new Problem('invalid-field', { message, errors: { state: message } });
}

/** Responds with a page of a list, its total in `X-Total-Count`. */
export function respondWithPage<Item>(c: Context, { items, total }: Page<Item>) {
  return c.json(items, 200, { 'X-Total-Count': String(total) });
}

function single(c: Context, name: string): string | undefined {
  const values = c.req.queries(name) ?? [];
  if (values.length > 1) throw new Problem('malformed-request');
  return values[0] === undefined ? undefined : printable(values[0]);
}

function readSort(text: string, fields: SortFields): ListParams['sort'] {
  if (text === '') return null;
  const sort = parseSort(text);
  if (!Object.hasOwn(fields, sort.field)) throw new Problem('malformed-request');
  return sort;
}

function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Problem('malformed-request');
  return Number(text);
}
