import { foldText } from '@pesantren/api-client/contract/search';
import type { ResourceName } from '@pesantren/api-client/resources';
import { startOfTomorrow } from '@pesantren/content/dates';
import {
  type CompiledQuery,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { contains } from '../db/search.ts';
import type { Row, Tables } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { List, ListPart } from '../http/list-part.ts';
import { together } from '../together.ts';

/**
 * What a list is sorted by before its ids, newest first; `happened_at` may be missing, which is last. A
 * `rank` is the school's own, the highest first.
 */
type Newest = 'published_at' | 'happened_at' | 'rank' | 'id';

type Narrow = (eb: ExpressionBuilder<Tables, 'articles'>) => Expression<SqlBool>;

/** Where an item stands in its list: what the list is sorted by. */
export type Cursor = { id: number; at: string | number | null };

/** So many cursors of a list are looked up at once. */
export const cursorsPerQuery = 2_000;

export type ResourceList<Item> = {
  /** A part of the list. */
  part(part: ListPart): Promise<List<Item>>;
  /** How many items match in all. */
  total(part: ListPart): Promise<number>;
  /** Where the part's items stand, in the list's order: the first `cursorsPerQuery`, or those after a place. */
  cursors(part: ListPart, after?: Cursor): Promise<Cursor[]>;
  /** The items of some ids that are still there, in the order of the ids. */
  items(ids: readonly number[], part: ListPart): Promise<Item[]>;
  /** Another text whenever anything in the list is another. */
  tag(): Promise<string>;
};

/** `due`: of today or before. `upcoming`: of a later day, which comes after all that is due. */
type Section = 'due' | 'upcoming' | 'all';

type Options = {
  /** Finds what a slug names, where there are slugs. */
  atSlug?: (slug: string) => Narrow;
  /** Sorts what is dated after today (WIB) last, until its day. */
  upcomingLast?: true;
};

/** The SQL of a resource's list, newest first. */
export function createResourceList<Name extends ResourceName>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  name: Name,
  newest: Newest,
  { atSlug, upcomingLast }: Options = {},
): ResourceList<Row<Name>> {
  // Kysely builds no query over a union of tables; what is used here they all have.
  const table = name as 'articles';

  function matching(part: ListPart) {
    let query = db.selectFrom(table).where('deleted_at', 'is', null);
    if (part.q) query = query.where(contains(db, name, part.q));
    if (part.category) query = query.where('category_key', '=', foldText(part.category));
    if (part.slug && atSlug) query = query.where(atSlug(part.slug));
    return query;
  }

  const tomorrow = () => startOfTomorrow(now()).toISOString();

  function inSection(part: ListPart, section: Section) {
    return matching(part).$if(section !== 'all', (query) =>
      query.where('published_at', section === 'due' ? '<' : '>=', tomorrow()),
    );
  }

  function ordered(part: ListPart, section: Section) {
    return inSection(part, section)
      .$if(newest !== 'id', (query) =>
        query.orderBy(newest as 'published_at', (order) =>
          newest === 'happened_at' ? order.desc().nullsLast() : order.desc(),
        ),
      )
      .orderBy('id', 'desc')
      .limit(part.limit)
      .offset(part.offset);
  }

  /** Reads the list's order section by section, where it has two: each is a range of the index. */
  async function bySection<Found>(
    part: ListPart,
    read: (part: ListPart, section: Section) => Promise<Found[]>,
  ): Promise<Found[]> {
    if (!upcomingLast) return read(part, 'all');
    const due = await read(part, 'due');
    if (due.length === part.limit) return due;
    const skipped = part.offset > 0 && due.length === 0 ? await dueCount(part) : part.offset;
    const rest = { ...part, limit: part.limit - due.length, offset: part.offset - skipped };
    return [...due, ...(await read(rest, 'upcoming'))];
  }

  async function dueCount(part: ListPart): Promise<number> {
    const upcoming = inSection(part, 'upcoming').select((eb) => eb.fn.countAll<number>().as('n'));
    return (await total(part)) - (await upcoming.executeTakeFirstOrThrow()).n;
  }

  async function total(part: ListPart): Promise<number> {
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

  const tag = together(async () => {
    tags ??= db
      .selectFrom('totals')
      .select('tag')
      .where('resource', '=', name)
      .orderBy('category_key')
      .compile();
    const { rows } = await db.executeQuery(tags);
    // What is due changes with the day.
    return [...rows.map((row) => row.tag), upcomingLast ? tomorrow() : ''].join();
  });
  // Asked for with every answer: building it anew takes longer than running it.
  let tags: CompiledQuery<{ tag: string }> | undefined;

  const hasBody = name === 'articles' || name === 'announcements';
  // An article without an excerpt is summed up by how its body begins: enough of it for that.
  const beginning = sql<string>`case when excerpt = '' then substr(content, 1, 8000) else '' end`;
  const summary = (name === 'articles' ? beginning : sql<string>`''`).as('content');

  return {
    tag,
    total,

    async part(part) {
      const items = await bySection(part, (wanted, section) =>
        ordered(wanted, section)
          .selectAll()
          .$if(hasBody && part.summary, (query) => query.select(summary))
          .execute(),
      );
      return { items: items as unknown as Row<Name>[], total: await total(part) };
    },

    cursors(part, after) {
      const wanted = { ...part, limit: cursorsPerQuery, offset: after ? 0 : part.offset };
      const inUpcoming = upcomingLast && String(after?.at ?? '') >= tomorrow();
      return bySection(wanted, async (rest, section) => {
        if (section === 'due' && inUpcoming) return [];
        const from = section === 'upcoming' && !inUpcoming ? undefined : after;
        return ordered(rest, section)
          .$if(from !== undefined, (query) => query.where(comesAfter(newest, from)))
          .select((eb) => [
            'id',
            newest === 'id' ? eb.val(null).as('at') : eb.ref(newest as 'published_at').as('at'),
          ])
          .execute();
      });
    },

    async items(ids, part) {
      const found = await db
        .selectFrom(table)
        .selectAll()
        .$if(hasBody && part.summary, (query) => query.select(summary))
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute();
      const byId = new Map(found.map((item) => [item.id, item]));
      const there = ids.flatMap((id) => byId.get(id) ?? []);
      return there as unknown as Row<Name>[];
    },
  };
}

/** Narrows a list to what comes after a place: nothing that comes or goes before it moves it. */
function comesAfter(newest: Newest, place: Cursor | undefined) {
  return (eb: ExpressionBuilder<Tables, 'articles'>) => {
    const { id, at } = place ?? { id: 0, at: null };
    const column = newest as 'published_at';
    if (newest === 'id') return eb('id', '<', id);
    const undated = eb(column, 'is', null);
    if (at === null) return eb.and([undated, eb('id', '<', id)]);
    const older = sql<SqlBool>`(${eb.ref(column)}, ${eb.ref('id')}) < (${at}, ${id})`;
    return newest === 'happened_at' ? eb.or([older, undated]) : older;
  };
}
