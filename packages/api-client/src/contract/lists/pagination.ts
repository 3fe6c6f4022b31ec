import * as z from 'zod/mini';
import { wireText } from '../texts/wire.ts';
import { foldCategory, matchesSearch } from './search.ts';
import { type SortFields, sortItems } from './sort.ts';

/** The query of a list (docs/contract.md#parts-of-lists); without any, the whole list. */
export type ListParams = {
  limit?: number;
  offset?: number;
  /** Case-insensitive substring over the resource's search fields. */
  q?: string;
  /** Case-insensitive equality; `''` means no restriction. */
  category?: string;
  /** The slug of the one item wanted. */
  slug?: string;
  /** A sort field, `title`, or `-title` for descending; without one the newest come first. */
  sort?: string;
  /** `expired` for the archive of announcements; of a provider without times that is empty. */
  state?: 'expired';
  /** `summary` leaves out bodies where the provider can. */
  fields?: 'summary';
};

/** A deleted item that can be restored, with the instant of its deletion: ISO 8601, UTC. */
export type Deleted<Item> = Item & { deleted_at: string };

/** The fields of a deleted item beyond its own. */
export const deletedSchema = z.object({ deleted_at: wireText });

/** A page of a list with the number of all items that match. */
export type ListPage<Item> = { items: Item[]; total: number };

/** Returns the query string, `?limit=6&q=panen`; `''` for the whole list. */
export function toQueryString(
  params: Omit<ListParams, 'state'> & {
    state?: string;
    deleted?: true;
    class?: string;
    consent?: string;
  },
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * Parses a list tolerantly: a non-array is an empty list, a bad item is dropped with a warning, a repeated id
 * counts once (docs/reliability.md#p12).
 * @param idOf names an item where its own id is not enough.
 */
export function parseList<Item extends { id: string }>(
  schema: z.ZodMiniType<Item>,
  body: unknown,
  idOf = ({ id }: Item) => id,
): Item[] {
  if (!Array.isArray(body)) return [];
  const items = new Map<string, Item>();
  for (const entry of body) {
    const result = z.safeParse(schema, entry);
    if (!result.success)
      console.warn('Item dari penyedia dilewati:', z.prettifyError(result.error));
    else if (!items.has(idOf(result.data))) items.set(idOf(result.data), result.data);
  }
  return [...items.values()];
}

/** Creates the schema of a list that is parsed as `parseList` does. */
export function listSchema<Item extends { id: string }>(
  schema: z.ZodMiniType<Item>,
  idOf?: (item: Item) => string,
): z.ZodMiniType<Item[]> {
  return z.pipe(
    z.unknown(),
    z.transform((body) => parseList(schema, body, idOf)),
  );
}

/** Filters, sorts and slices a whole list, for providers without paging. */
export function paginate<Item extends object>(
  items: Item[],
  params: ListParams,
  fields: { searchFields: readonly (keyof Item)[]; sortFields?: SortFields },
): ListPage<Item> {
  const matching = items.filter(
    (item) =>
      matchesCategory(item, params.category) &&
      (!params.slug || Reflect.get(item, 'slug') === params.slug) &&
      matchesSearch(item, params.q, fields.searchFields),
  );
  const found = sortItems(matching, params.sort ?? '', fields.sortFields ?? {});
  const offset = params.offset ?? 0;
  return {
    items: found.slice(offset, offset + (params.limit ?? found.length)),
    total: found.length,
  };
}

/**
 * Lists the categories of items, most used first: each once, whatever its case, as the first item with it writes
 * it.
 */
export function categoriesOf(items: readonly { category: string }[]): string[] {
  const used = new Map<string, { category: string; count: number }>();
  for (const { category } of items) {
    if (category === '') continue;
    const found = used.get(foldCategory(category)) ?? { category, count: 0 };
    used.set(foldCategory(category), { ...found, count: found.count + 1 });
  }
  const sorted = [...used].sort(
    ([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1),
  );
  return sorted.map(([, { category }]) => category);
}

function matchesCategory(item: object, category: string | undefined): boolean {
  if (!category) return true;
  const own = 'category' in item ? String(item.category) : '';
  return foldCategory(own) === foldCategory(category);
}
