import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { sortKeyOf } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import type { ListParams } from '../http/pagination.ts';

/**
 * The column that a list is sorted by, descending, before the id: a date (`happened_at` may be null, which comes last)
 * or the `rank` that the school gave; its `order` ascends.
 */
export type SortColumn = 'published_at' | 'happened_at' | 'starts_at' | 'rank' | 'order' | 'id';

/** The sort key of a list, before the id in descending order; null comes before all values. */
export type ListOrder = {
  key: RawBuilder<Cursor['at']>;
  isDescending: boolean;
  hasNull: boolean;
};

/** An item's position in its list, for keyset pagination: its values of what the list is sorted by, and its section. */
export type Cursor = { id: number; at: string | number | null; section: number };

/** Returns the order that a part asks for, else the list's own. The day that an item names is in its sort column. */
export function orderOf(
  db: Kysely<Tables>,
  name: ResourceName,
  sortColumn: SortColumn,
  { sort }: Pick<ListParams, 'sort'>,
): ListOrder {
  const kind = sort ? resources[name].sortFields[sort.field] : undefined;
  if (!sort || kind === undefined || kind === 'day') {
    const isDescending = sort?.isDescending ?? sortColumn !== 'order';
    return { key: sql.ref(sortColumn), isDescending, hasNull: sortColumn === 'happened_at' };
  }
  const key = kind === 'text' ? sortKeyOf(db, sort.field) : sql.ref<Cursor['at']>(sort.field);
  return { key, isDescending: sort.isDescending, hasNull: kind === 'value' };
}

/** Returns the order from a list's end, before the id in ascending order. */
export function reversed({ isDescending, ...order }: ListOrder): ListOrder {
  return { ...order, isDescending: !isDescending };
}

/** Filters what comes after a cursor: unlike an offset, it does not shift when items come or go. */
export function comesAfter(
  { key, isDescending, hasNull }: ListOrder,
  { id, at }: Cursor,
): RawBuilder<SqlBool> {
  if (at === null) {
    const among = sql<SqlBool>`(${key} is null and id < ${id})`;
    return isDescending ? among : sql<SqlBool>`(${among} or ${key} is not null)`;
  }
  if (!isDescending) return sql<SqlBool>`(${key} >= ${at} and (${key} > ${at} or id < ${id}))`;
  const lower = sql<SqlBool>`(${key}, id) < (${at}, ${id})`;
  return hasNull ? sql<SqlBool>`(${lower} or ${key} is null)` : lower;
}
