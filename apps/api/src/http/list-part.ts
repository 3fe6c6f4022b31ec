import type { Context } from 'hono';
import { printable } from './printable.ts';
import { Problem } from './problem.ts';

/** Longest part of a list that one call answers. */
export const maxLimit = 100;
/** The limit of a list that is wanted whole. */
export const wholeList = Number.MAX_SAFE_INTEGER;
/** Longest text to search for. */
export const maxSearchLength = 200;

/** The part of a list that a request wants (contract section 4); texts are `''` when not asked for. */
export type ListPart = {
  limit: number;
  offset: number;
  q: string;
  category: string;
  slug: string;
  summary: boolean;
};

/** A part of a list with the number of items that match in all. */
export type List<Item> = { items: Item[]; total: number };

/**
 * Reads `limit, offset, q, category, slug, fields`; other parameters are ignored. Without a limit the
 * part is the whole list, a limit above 100 counts as 100.
 * @throws Problem `malformed-request` for a doubled parameter or a number that is none.
 */
export function listPart(c: Context): ListPart {
  const limit = wholeNumber(single(c, 'limit'));
  const q = single(c, 'q')?.trim() ?? '';
  if (q.length > maxSearchLength) throw new Problem('malformed-request');
  return {
    limit: limit === undefined ? wholeList : Math.min(limit, maxLimit),
    offset: wholeNumber(single(c, 'offset')) ?? 0,
    q,
    category: single(c, 'category') ?? '',
    slug: single(c, 'slug') ?? '',
    summary: single(c, 'fields') === 'summary',
  };
}

/** Whether a request wants what was deleted, `?deleted=true`, in place of what is there. */
export function wantsDeleted(c: Context): boolean {
  return single(c, 'deleted') === 'true';
}

/** Answers a part of a list, with the total in `X-Total-Count`. */
export function answerList<Item>(c: Context, { items, total }: List<Item>) {
  return c.json(items, 200, { 'X-Total-Count': String(total) });
}

function single(c: Context, name: string): string | undefined {
  const values = c.req.queries(name) ?? [];
  if (values.length > 1) throw new Problem('malformed-request');
  return values[0] === undefined ? undefined : printable(values[0]);
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Problem('malformed-request');
  return Number(text);
}
