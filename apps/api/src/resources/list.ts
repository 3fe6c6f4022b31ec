import { foldText } from '@pesantren/api-client/contract/search';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { startOfTomorrow } from '@pesantren/content/dates';
import { type CompiledQuery, type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { sortKeyOf } from '../db/dialect.ts';
import { contains } from '../db/search.ts';
import { type Item, itemsIn } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { ListParams, Page } from '../http/pagination.ts';
import { coalesce } from './coalesce.ts';
import { registry } from './registry.ts';

/**
 * The column that a list is sorted by, descending, before the id: a date (`happened_at` may be null, which comes last)
 * or the `rank` that the school gave.
 */
type SortColumn = 'published_at' | 'happened_at' | 'rank' | 'id';

/** What a list is sorted by, before the id in descending order; null comes before all values. */
type Order = { key: RawBuilder<Cursor['at']>; isDescending: boolean; hasNull: boolean };

/** An item's position in its list, for keyset pagination: its values of the sort columns. */
export type Cursor = { id: number; at: string | number | null };

/** The most categories that are listed. */
const maxCategories = 100;

/** How many cursors one query reads. */
export const cursorsPerQuery = 2_000;

export type ResourceList<Item> = {
  /** Reads a page of the list and the number of items that match. */
  part(part: ListParams): Promise<Page<Item>>;
  /** Counts the items that match. */
  total(part: ListParams): Promise<number>;
  /** Reads the first `cursorsPerQuery` cursors of a part in the list's order, or those after a cursor. */
  cursors(part: ListParams, after?: Cursor): Promise<Cursor[]>;
  /** Reads the items of some ids in their order, without those deleted meanwhile. */
  items(ids: readonly number[], part: ListParams): Promise<Item[]>;
  /** Lists the categories in use, most used first, each as its newest item writes it. */
  categories(): Promise<string[]>;
  /** Version tag of the list: changes whenever any of its items changes. Its ETags are made of it. */
  tag(): Promise<string>;
};

/** `due`: dated today or before. `upcoming`: dated later, listed after all that is due. */
type Section = 'due' | 'upcoming' | 'all';

export type ListOptions = {
  sortColumn: SortColumn;
  /** Filters by a slug, for resources that have slugs. */
  atSlug?: (slug: string) => Expression<SqlBool>;
  /** Lists items dated after today (WIB) last, until their day (docs/contract.md#lists). */
  upcomingLast?: true;
};

/** Creates the queries of a resource's list, sorted by a column in descending order. */
export function createResourceList(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: ResourceName,
): ResourceList<Item> {
  const { sortColumn, atSlug, upcomingLast } = registry[name].list;
  const items = itemsIn(db);

  function matching(part: ListParams) {
    let query = items.selectFrom(name).where('deleted_at', 'is', null);
    if (part.q) query = query.where(contains(db, name, part.q));
    if (part.category) query = query.where('category_key', '=', foldText(part.category));
    if (part.slug && atSlug) query = query.where(atSlug(part.slug));
    return query;
  }

  const tomorrow = () => startOfTomorrow(now()).toISOString();

  function inSection(part: ListParams, section: Section) {
    return matching(part).$if(section !== 'all', (query) =>
      query.where(sql.ref<string>(sortColumn), section === 'due' ? '<' : '>=', tomorrow()),
    );
  }

  const hasCategory = 'category' in resources[name].schema.shape;

  /** The order of a part; the day that an item names is in its sort column. */
  function orderOf({ sort }: ListParams): Order {
    const kind = sort ? resources[name].sortFields[sort.field] : undefined;
    if (!sort || kind === undefined || kind === 'day') {
      return {
        key: sql.ref<Cursor['at']>(sortColumn),
        isDescending: sort?.isDescending ?? true,
        hasNull: sortColumn === 'happened_at',
      };
    }
    const key = kind === 'text' ? sortKeyOf(db, sort.field) : sql.ref<Cursor['at']>(sort.field);
    return { key, isDescending: sort.isDescending, hasNull: kind === 'value' };
  }

  function ordered(part: ListParams, section: Section) {
    const { key, isDescending, hasNull } = orderOf(part);
    return inSection(part, section)
      .orderBy(key, (order) => {
        const directed = isDescending ? order.desc() : order.asc();
        if (!hasNull) return directed;
        return isDescending ? directed.nullsLast() : directed.nullsFirst();
      })
      .orderBy('id', 'desc')
      .limit(part.limit)
      .offset(part.offset);
  }

  /** Reads the list's two sections one after the other: each is a range of the index. */
  async function bySection<Found>(
    part: ListParams,
    read: (part: ListParams, section: Section) => Promise<Found[]>,
  ): Promise<Found[]> {
    if (!upcomingLast || part.sort) return read(part, 'all');
    const due = await read(part, 'due');
    if (due.length === part.limit) return due;
    const skipped = part.offset > 0 && due.length === 0 ? await dueCount(part) : part.offset;
    const rest = { ...part, limit: part.limit - due.length, offset: part.offset - skipped };
    return [...due, ...(await read(rest, 'upcoming'))];
  }

  async function dueCount(part: ListParams): Promise<number> {
    const upcoming = inSection(part, 'upcoming').select((eb) => eb.fn.countAll<number>().as('n'));
    return (await total(part)) - (await upcoming.executeTakeFirstOrThrow()).n;
  }

  async function total(part: ListParams): Promise<number> {
    if (part.q || (part.slug && atSlug)) {
      const count = matching(part).select((eb) => eb.fn.countAll<number>().as('total'));
      return (await count.executeTakeFirstOrThrow()).total;
    }
    let counted = db
      .selectFrom('totals')
      .select(sql<number>`cast(coalesce(sum(total), 0) as bigint)`.as('total'))
      .where('resource', '=', name);
    if (part.category) counted = counted.where('category_key', '=', foldText(part.category));
    return (await counted.executeTakeFirstOrThrow()).total;
  }

  const tag = coalesce(async () => {
    tags ??= db
      .selectFrom('totals')
      .select('tag')
      .where('resource', '=', name)
      .orderBy('category_key')
      .compile();
    const { rows } = await db.executeQuery(tags);
    // The sections change at midnight.
    return [...rows.map((row) => row.tag), upcomingLast ? tomorrow() : ''].join();
  });
  // Every list request runs this query, and building it takes longer than running it.
  let tags: CompiledQuery<{ tag: string }> | undefined;

  const hasBody = name === 'articles' || name === 'announcements';
  // The client derives a missing excerpt from the beginning of the body.
  const excerptSource = sql<string>`case when excerpt = '' then substr(content, 1, 8000) else '' end`;
  const summary = (name === 'articles' ? excerptSource : sql<string>`''`).as('content');

  return {
    tag,
    total,

    async part(part) {
      const found = await bySection(part, (wanted, section) =>
        ordered(wanted, section)
          .selectAll()
          .$if(hasBody && part.summary, (query) => query.select(summary))
          .execute(),
      );
      return { items: found, total: await total(part) };
    },

    cursors(part, after) {
      const wanted = { ...part, limit: cursorsPerQuery, offset: after ? 0 : part.offset };
      const order = orderOf(part);
      const inUpcoming = upcomingLast && String(after?.at ?? '') >= tomorrow();
      return bySection(wanted, async (rest, section) => {
        if (section === 'due' && inUpcoming) return [];
        const from = section === 'upcoming' && !inUpcoming ? undefined : after;
        return ordered(rest, section)
          .$if(from !== undefined, (query) => query.where(comesAfter(order, from)))
          .select(['id', order.key.as('at')])
          .execute();
      });
    },

    async categories() {
      if (!hasCategory) return [];
      const rows = await items
        .selectFrom('totals')
        .select((eb) =>
          eb
            .selectFrom(name)
            .select(sql.ref<string>('category').as('category'))
            .where('deleted_at', 'is', null)
            .whereRef('category_key', '=', 'totals.category_key')
            .orderBy(sql.ref(sortColumn), 'desc')
            .orderBy('id', 'desc')
            .limit(1)
            .as('category'),
        )
        .where('resource', '=', name)
        .where('category_key', '!=', '')
        .where('total', '>', 0)
        .orderBy('total', 'desc')
        .orderBy('category_key')
        .limit(maxCategories)
        .execute();
      return rows.flatMap(({ category }) => category ?? []);
    },

    async items(ids, part) {
      const found = await items
        .selectFrom(name)
        .selectAll()
        .$if(hasBody && part.summary, (query) => query.select(summary))
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute();
      const byId = new Map(found.map((item) => [item.id, item]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

/** Filters what comes after a cursor: unlike an offset, it does not shift when items come or go. */
function comesAfter({ key, isDescending, hasNull }: Order, cursor: Cursor | undefined) {
  const { id, at } = cursor ?? { id: 0, at: null };
  if (at === null) {
    const among = sql<SqlBool>`(${key} is null and id < ${id})`;
    return isDescending ? among : sql<SqlBool>`(${among} or ${key} is not null)`;
  }
  if (!isDescending) return sql<SqlBool>`(${key} >= ${at} and (${key} > ${at} or id < ${id}))`;
  const lower = sql<SqlBool>`(${key}, id) < (${at}, ${id})`;
  return hasNull ? sql<SqlBool>`(${lower} or ${key} is null)` : lower;
}
