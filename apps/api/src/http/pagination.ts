import { parseSort, type SortFields } from '@pesantren/api-client/contract/sort';
import type { Context } from 'hono';
import { printable } from './input.ts';
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
  /** Leaves out what only a session sees. */
  publishedOnly?: boolean;
};

/** A page of a list with the number of items that match in all. */
export type Page<Item> = { items: Item[]; total: number };

/**
 * Reads `limit, offset, q, category, slug, sort, fields`; other parameters are ignored, `sort` too without `sortFields`. Without a limit the page
 * is the whole list; a limit above 100 counts as 100.
 * @throws Problem `malformed-request` for a doubled parameter, a number that is none, a sort by no sort field.
 */
export function readListParams(c: Context, sortFields?: SortFields): ListParams {
  const limit = readNumber(single(c, 'limit'));
  const q = single(c, 'q')?.trim() ?? '';
  if (q.length > maxSearchLength) throw new Problem('malformed-request');
  return {
    limit: limit === undefined ? noLimit : Math.min(limit, maxLimit),
    offset: readNumber(single(c, 'offset')) ?? 0,
    q,
    category: single(c, 'category') ?? '',
    slug: single(c, 'slug') ?? '',
    sort: sortFields ? readSort(single(c, 'sort') ?? '', sortFields) : null,
    summary: single(c, 'fields') === 'summary',
  };
}

/** Tells whether a request asks for the deleted items, `?deleted=true`, in place of the others. */
export function wantsDeleted(c: Context): boolean {
  return single(c, 'deleted') === 'true';
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
