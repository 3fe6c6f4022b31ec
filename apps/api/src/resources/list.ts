import { foldText } from '@pesantren/api-client/contract/search';
import { inputSchemas, type ResourceName, resources } from '@pesantren/api-client/resources';
import { startOfTomorrow } from '@pesantren/content/dates';
import { type Expression, type SqlBool, sql } from 'kysely';
import { contains, maxMatches } from '../db/search.ts';
import { type Item, itemsIn } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { ListParams, Page } from '../http/pagination.ts';
import { type Cursor, comesAfter, orderOf, type SortColumn } from './list-order.ts';
import { registry } from './registry.ts';

/** The most categories that are listed. */
const maxCategories = 100;

/** How many cursors one query reads. */
export const cursorsPerQuery = maxMatches;

export type ResourceList = ReturnType<typeof createResourceList>;

/** `due`: dated today or before. `upcoming`: dated later, listed after all that is due. */
type Section = 'due' | 'upcoming' | 'all';

export type ListOptions = {
  /** The column that names an item's place in the list, the highest first. */
  sortColumn: SortColumn;
  /** Filters by a slug, for resources that have slugs. */
  atSlug?: (slug: string) => Expression<SqlBool>;
  /** Lists items dated after today (WIB) last, until their day (docs/contract.md#lists). */
  upcomingLast?: true;
  /** Shows what is not `published` to sessions alone. */
  hidesUnpublished?: true;
};

/** Creates the queries of a resource's list. */
export function createResourceList(
  { db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>,
  name: ResourceName,
) {
  const { sortColumn, atSlug, upcomingLast } = registry[name].list;
  const items = itemsIn(db);
  const [whole, summary] = [ownColumns(name, false), ownColumns(name, true)];

  function matching(part: ListParams) {
    let query = items.selectFrom(name).where('deleted_at', 'is', null);
    if (part.q) query = query.where(contains(db, name, part.q, urls.toApi('/uploads/')));
    if (part.category) query = query.where('category_key', '=', foldText(part.category));
    if (part.slug && atSlug) query = query.where(atSlug(part.slug));
    if (part.publishedOnly) query = query.where(sql.ref('published'), '=', 1);
    return query;
  }

  const isUpcoming = () => sql<SqlBool>`published_at >= ${startOfTomorrow(now()).toISOString()}`;
  const isDue = () => sql<SqlBool>`published_at < ${startOfTomorrow(now()).toISOString()}`;

  function ordered(part: ListParams, section: Section) {
    const { key, isDescending, hasNull } = orderOf(db, name, sortColumn, part);
    return matching(part)
      .$if(section === 'due', (query) => query.where(isDue()))
      .$if(section === 'upcoming', (query) => query.where(isUpcoming()))
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
    const upcoming = matching(part)
      .where(isUpcoming())
      .select((eb) => eb.fn.countAll<number>().as('n'));
    return (await total(part)) - (await upcoming.executeTakeFirstOrThrow()).n;
  }

  /** Counts the items that match. */
  async function total(part: ListParams): Promise<number> {
    if (part.q || part.publishedOnly || (part.slug && atSlug)) {
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

  return {
    total,

    /** Version tag of the list: changes whenever any of its items changes. The ETag of a whole list is made of it. */
    async tag(): Promise<string> {
      const rows = await db
        .selectFrom('totals')
        .select('tag')
        .where('resource', '=', name)
        .orderBy('category_key')
        .execute();
      // The sections change at midnight.
      const day = upcomingLast ? startOfTomorrow(now()).toISOString() : '';
      return [...rows.map((row) => row.tag), day].join();
    },

    /** Reads a page of the list and the number of items that match. */
    async part(part: ListParams): Promise<Page<Item>> {
      const found = await bySection(part, (wanted, section) =>
        ordered(wanted, section)
          .select(itemColumns)
          .select(part.summary ? summary : whole)
          .execute(),
      );
      const isLastPage = found.length < part.limit && (found.length > 0 || part.offset === 0);
      return { items: found, total: isLastPage ? part.offset + found.length : await total(part) };
    },

    /** Reads the first `cursorsPerQuery` cursors of a part in the list's order, or those after a cursor. */
    cursors(part: ListParams, after?: Cursor): Promise<Cursor[]> {
      const wanted = { ...part, limit: cursorsPerQuery, offset: after ? 0 : part.offset };
      const order = orderOf(db, name, sortColumn, part);
      const inUpcoming = String(after?.at ?? '') >= startOfTomorrow(now()).toISOString();
      return bySection(wanted, async (rest, section) => {
        if (section === 'due' && inUpcoming) return [];
        const from = section === 'upcoming' && !inUpcoming ? undefined : after;
        let query = ordered(rest, section);
        if (from) query = query.where(comesAfter(order, from));
        return query.select(['id', order.key.as('at')]).execute();
      });
    },

    /** Reads the items of some ids in their order, without those deleted meanwhile. */
    async items(ids: readonly number[], part: ListParams): Promise<Item[]> {
      const found = await items
        .selectFrom(name)
        .select(itemColumns)
        .select(part.summary ? summary : whole)
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute();
      const byId = new Map(found.map((item) => [item.id, item]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Lists the categories in use, most used first, each as its newest item writes it. */
    async categories(): Promise<string[]> {
      if (!Object.hasOwn(resources[name].schema.shape, 'category')) return [];
      const rows = await db
        .selectFrom('totals')
        .select(
          sql<string | null>`(
            select category from ${sql.table(name)} as item
            where item.deleted_at is null and item.category_key = totals.category_key
            order by ${sql.ref(sortColumn)} desc, id desc limit 1
          )`.as('category'),
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
  };
}

const itemColumns = [
  'id',
  'created_at',
  'updated_at',
  'version',
  'category_key',
  'deleted_at',
] as const;

/** The client derives a missing excerpt from the beginning of the body. */
const excerptSource = sql`case when excerpt = '' then substr(content, 1, 2000) else '' end`;

/** Selects a resource's own columns without the texts that only search reads, in a summary also without bodies. */
function ownColumns(name: ResourceName, isSummary: boolean) {
  const { uploads, facts, hiddenSearchFields = [] } = registry[name];
  const { shape } = inputSchemas[name];
  const columns = Object.keys({ ...shape, ...facts });
  const isBody = (column: string) => Reflect.get(uploads, column) === 'rich-text';
  const bodyInSummary = 'excerpt' in shape ? excerptSource : sql`''`;
  return columns
    .filter((column) => !hiddenSearchFields.some((hidden) => hidden === column))
    .map((column) => (isSummary && isBody(column) ? bodyInSummary : sql.ref(column)).as(column));
}
