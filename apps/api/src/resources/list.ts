import { foldCategory } from '@pesantren/api-client/contract/lists/search';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains, maxMatches } from '../db/search.ts';
import { type Item, itemsIn } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import {
  countHidden,
  hasPublication,
  inState,
  lastBoundary,
  notDeleted,
  pinnedAt,
  visibleAt,
} from '../features/publication/visible.ts';
import type { ListParams, Page } from '../http/pagination.ts';
import { itemColumns, ownColumns } from './list-columns.ts';
import { type Cursor, comesAfter, orderOf, reversed, type SortColumn } from './list-order.ts';
import { registry } from './registry.ts';

/** The most categories that are listed. */
const maxCategories = 100;

/** The offset from which on a list is read from the end that is nearer. */
const farOffset = 1_000;

/** How many cursors one query reads. */
export const cursorsPerQuery = maxMatches;

export type ResourceList = ReturnType<typeof createResourceList>;

/** A part of a list whose items stand together, before those of the next; few of them are `counted`. */
type Section = { holds?: Expression<SqlBool>; isFew?: true };

export type ListOptions = {
  /** The column that names an item's place in the list, the highest first. */
  sortColumn: SortColumn;
  /** Filters by a slug, for resources that have slugs. */
  atSlug?: (slug: string) => Expression<SqlBool>;
  /** Lists items dated after today (WIB) last, until their day (docs/contract.md#lists). */
  upcomingLast?: true;
  /** Lists what is pinned first. */
  pinnedFirst?: true;
  /** Shows everyone what has expired, at its address and in the archive, `?state=expired`. */
  keepsExpired?: true;
  /** Shows a session also what strangers do not see, where it asks for no state. */
  sessionSeesAll?: true;
};

/** Creates the queries of a resource's list. */
export function createResourceList(
  { db, now, urls, schoolClock }: Pick<Deps, 'db' | 'now' | 'urls' | 'schoolClock'>,
  name: ResourceName,
) {
  const { sortColumn, atSlug, upcomingLast, pinnedFirst } = registry[name].list;
  const items = itemsIn(db);
  const columns = {
    public: { whole: ownColumns(name, false), summary: ownColumns(name, true) },
    editorial: { whole: ownColumns(name, false, true), summary: ownColumns(name, true, true) },
  };
  const columnsOf = ({ view, summary }: ListParams) =>
    columns[view === undefined ? 'public' : 'editorial'][summary ? 'summary' : 'whole'];

  function seen({ view }: ListParams): Expression<SqlBool> {
    if (view === undefined) return visibleAt(name, now());
    return view === 'all' ? notDeleted : inState(view, now());
  }

  function matching(part: ListParams) {
    let query = items.selectFrom(name).where(seen(part));
    if (part.q) query = query.where(contains(db, name, part.q, urls.toApi('/uploads/')));
    if (part.category) query = query.where('category_key', '=', foldCategory(part.category));
    if (part.slug && atSlug) query = query.where(atSlug(part.slug));
    return query;
  }

  async function midnight(): Promise<string> {
    return (await schoolClock.read()).startOfTomorrow(now()).toISOString();
  }

  /** The sections of a list in its own order, each a range of the index. */
  async function sectionsOf(part: ListParams): Promise<Section[]> {
    if (part.sort) return [{}];
    if (pinnedFirst) {
      const pinned = pinnedAt(now());
      return [{ holds: pinned, isFew: true }, { holds: sql<SqlBool>`not ${pinned}` }];
    }
    if (!upcomingLast) return [{}];
    const tomorrow = await midnight();
    return [
      { holds: sql<SqlBool>`published_at < ${tomorrow}` },
      { holds: sql<SqlBool>`published_at >= ${tomorrow}`, isFew: true },
    ];
  }

  function ordered(part: ListParams, { holds }: Section, isFromEnd = false) {
    const order = orderOf(db, name, sortColumn, part);
    const { key, isDescending, hasNull } = isFromEnd ? reversed(order) : order;
    return matching(part)
      .$if(holds !== undefined, (query) => query.where(holds as Expression<SqlBool>))
      .orderBy(key, (by) => {
        const directed = isDescending ? by.desc() : by.asc();
        if (!hasNull) return directed;
        return isDescending ? directed.nullsLast() : directed.nullsFirst();
      })
      .orderBy('id', isFromEnd ? 'asc' : 'desc')
      .limit(part.limit)
      .offset(part.offset);
  }

  /** Reads a page past the middle of a long list from its end, as an offset is rows that are walked; null elsewhere. */
  async function partFromEnd(part: ListParams): Promise<Page<Item> | null> {
    const [section = {}, ...others] = await sectionsOf(part);
    if (part.offset < farOffset || others.length > 0 || part.q || part.slug) return null;
    const size = await total(part);
    const limit = Math.min(part.limit, size - part.offset);
    if (limit <= 0 || part.offset < size / 2) return null;
    const mirrored = { ...part, limit, offset: size - part.offset - limit };
    const found = ordered(mirrored, section, true).select(itemColumns).select(columnsOf(part));
    return { items: (await found.execute()).reverse(), total: size };
  }

  /** Reads the list's sections one after the other, from `first` on. */
  async function bySection<Found>(
    part: ListParams,
    read: (part: ListParams, section: Section, index: number) => Promise<Found[]>,
    first = 0,
  ): Promise<Found[]> {
    const sections = await sectionsOf(part);
    const found: Found[] = [];
    let { offset } = part;
    for (const [index, section] of sections.entries()) {
      if (index < first) continue;
      const limit = part.limit - found.length;
      const more = await read({ ...part, limit, offset }, section, index);
      found.push(...more);
      if (found.length === part.limit || index === sections.length - 1) break;
      offset -= offset > 0 && more.length === 0 ? await sizeOf(part, sections, section) : offset;
    }
    return found;
  }

  async function sizeOf(
    part: ListParams,
    sections: readonly Section[],
    section: Section,
  ): Promise<number> {
    if (!section.isFew) {
      const [few] = sections.filter(({ isFew }) => isFew);
      return (await total(part)) - (few ? await sizeOf(part, sections, few) : 0);
    }
    const counted = matching(part)
      .where(section.holds as Expression<SqlBool>)
      .select((eb) => eb.fn.countAll<number>().as('n'));
    return (await counted.executeTakeFirstOrThrow()).n;
  }

  /** Counts the items that match. */
  async function total(part: ListParams): Promise<number> {
    const isWhole = part.view === undefined || part.view === 'all' || part.view === 'published';
    if (!isWhole || part.q || (part.slug && atSlug)) {
      const count = matching(part).select((eb) => eb.fn.countAll<number>().as('total'));
      return (await count.executeTakeFirstOrThrow()).total;
    }
    const hidden =
      part.view === 'all'
        ? sql`0`
        : hiddenCount(part.category ? sql`${foldCategory(part.category)}` : undefined);
    let counted = db
      .selectFrom('totals')
      .select(sql<number>`cast(coalesce(sum(total), 0) - ${hidden} as bigint)`.as('total'))
      .where('resource', '=', name);
    if (part.category) counted = counted.where('category_key', '=', foldCategory(part.category));
    return (await counted.executeTakeFirstOrThrow()).total;
  }

  /** Counts what is there and no stranger sees: the totals count that too, and it is few. */
  function hiddenCount(category?: RawBuilder<unknown>): RawBuilder<unknown> {
    if (!hasPublication(name)) return sql`0`;
    const own = sql.ref(`${name}.category_key`);
    // An expression, which no index has: SQLite would look through all of the category for the few that are hidden.
    return countHidden(name, now(), category && sql`and ${own} || '' = ${category}`);
  }

  async function boundary(): Promise<string> {
    if (!hasPublication(name)) return '';
    const last = db.selectNoFrom(lastBoundary(name, now()).as('last'));
    return (await last.executeTakeFirstOrThrow()).last;
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
      // The sections change at midnight, what is seen at each boundary.
      const day = upcomingLast ? await midnight() : '';
      return [...rows.map((row) => row.tag), day, await boundary()].join();
    },

    /** Reads a page of the list and the number of items that match. */
    async part(part: ListParams): Promise<Page<Item>> {
      const far = await partFromEnd(part);
      if (far) return far;
      const found = await bySection(part, (wanted, section) =>
        ordered(wanted, section).select(itemColumns).select(columnsOf(part)).execute(),
      );
      const isLastPage = found.length < part.limit && (found.length > 0 || part.offset === 0);
      return { items: found, total: isLastPage ? part.offset + found.length : await total(part) };
    },

    /** Reads the first `cursorsPerQuery` cursors of a part in the list's order, or those after a cursor. */
    cursors(part: ListParams, after?: Cursor): Promise<Cursor[]> {
      const wanted = { ...part, limit: cursorsPerQuery, offset: after ? 0 : part.offset };
      const order = orderOf(db, name, sortColumn, part);
      const read = (rest: ListParams, section: Section, index: number) => {
        let query = ordered(rest, section);
        if (after?.section === index) query = query.where(comesAfter(order, after));
        return query
          .select(['id', order.key.as('at'), sql<number>`${sql.lit(index)}`.as('section')])
          .execute();
      };
      return bySection(wanted, read, after?.section);
    },

    /** Reads the items of some ids in their order, without those deleted meanwhile. */
    async items(ids: readonly number[], part: ListParams): Promise<Item[]> {
      const found = await items
        .selectFrom(name)
        .select(itemColumns)
        .select(columnsOf(part))
        .where('id', 'in', ids)
        .where(seen(part))
        .execute();
      const byId = new Map(found.map((item) => [item.id, item]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Lists the categories in use, most used first, each as its newest item writes it. */
    async categories(): Promise<string[]> {
      if (!Object.hasOwn(resources[name].item.shape, 'category')) return [];
      const own = sql.ref(`${name}.category_key`);
      const used = sql<number>`totals.total - ${hiddenCount(sql`totals.category_key`)}`;
      const rows = await db
        .selectFrom('totals')
        .select(
          sql<string | null>`(
            select category from ${sql.table(name)}
            where ${visibleAt(name, now())} and ${own} = totals.category_key
            order by ${sql.ref(sortColumn)} desc, id desc limit 1
          )`.as('category'),
        )
        .where('resource', '=', name)
        .where('category_key', '!=', '')
        .where(used, '>', 0)
        .orderBy(used, 'desc')
        .orderBy('category_key')
        .limit(maxCategories)
        .execute();
      return rows.flatMap(({ category }) => category ?? []);
    },
  };
}
