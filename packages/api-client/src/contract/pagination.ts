import * as z from 'zod/mini';
import { matchesSearch } from './search.ts';
import { wireText } from './wire.ts';

/** Which part of a list is wanted (contract section 4). Everything left out: the whole list. */
export type ListParams = {
  limit?: number;
  offset?: number;
  /** Case-insensitive substring over the resource's search fields. */
  q?: string;
  /** Case-insensitive equality; `''` means no restriction. */
  category?: string;
  /** `summary` leaves out bodies where the provider can. */
  fields?: 'summary';
};

/** An item that was deleted and can be restored, and when it was deleted: ISO 8601, UTC. */
export type Deleted<Item> = Item & { deleted_at: string };

/** What a deleted item has beyond its own fields. */
export const deletedSchema = z.object({ deleted_at: wireText });

/** A part of a list with the number of items that match in all. */
export type ListPage<Item> = { items: Item[]; total: number };

/** The query of a part, `?limit=6&q=panen`; `''` for the whole list. */
export function toQueryString(part: ListParams & { deleted?: true }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(part)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * Reads a list as tolerantly as contract section 4 asks: a non-array is an empty list, one bad item
 * is dropped and reported to the console, an id that came twice counts once (reliability P12).
 */
export function parseList<Item extends { id: string }>(
  schema: z.ZodMiniType<Item>,
  body: unknown,
): Item[] {
  if (!Array.isArray(body)) return [];
  const items = new Map<string, Item>();
  for (const entry of body) {
    const result = z.safeParse(schema, entry);
    if (!result.success)
      console.warn('Item dari penyedia dilewati:', z.prettifyError(result.error));
    else if (!items.has(result.data.id)) items.set(result.data.id, result.data);
  }
  return [...items.values()];
}

/** Cuts the wanted part out of a whole list, for providers that cannot. */
export function paginate<Item extends object>(
  items: Item[],
  part: ListParams,
  searchFields: readonly (keyof Item)[],
): ListPage<Item> {
  const found = items.filter(
    (item) => matchesCategory(item, part.category) && matchesSearch(item, part.q, searchFields),
  );
  const offset = part.offset ?? 0;
  return { items: found.slice(offset, offset + (part.limit ?? found.length)), total: found.length };
}

function matchesCategory(item: object, category: string | undefined): boolean {
  if (!category) return true;
  const own = 'category' in item ? String(item.category) : '';
  return own.toLowerCase() === category.toLowerCase();
}
