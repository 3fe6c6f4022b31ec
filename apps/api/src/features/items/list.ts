import { foldText } from '@pesantren/api-client/contract/search';
import type { ResourceName } from '@pesantren/api-client/resources';
import {
  type CompiledQuery,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
  sql,
} from 'kysely';
import { contains } from '../../db/search.ts';
import type { Row, Tables } from '../../db/tables.ts';
import type { List, ListPart } from '../../http/list-part.ts';
import { together } from '../../together.ts';

/** What a list is sorted by before its ids, newest first; `happened_at` may be missing, which is last. */
type Newest = 'published_at' | 'happened_at' | 'id';

type Narrow = (eb: ExpressionBuilder<Tables, 'articles'>) => Expression<SqlBool>;

/** Where an item stands in its list: what the list is sorted by. */
export type Place = { id: number; at: string | null };

/** So many places of a list are looked up at once. */
export const placesAtOnce = 2_000;

export type ItemList<Item> = {
  /** A part of the list. */
  part(part: ListPart): Promise<List<Item>>;
  /** How many items match in all. */
  total(part: ListPart): Promise<number>;
  /** Where the part's items stand, in the list's order: the first `placesAtOnce`, or those after a place. */
  places(part: ListPart, after?: Place): Promise<Place[]>;
  /** The items of some ids that are still there, in the order of the ids. */
  items(ids: readonly number[], part: ListPart): Promise<Item[]>;
  /** Another text whenever anything in the list is another. */
  tag(): Promise<string>;
};

/** The SQL of a resource's list, newest first; `atSlug` finds what a slug names, where there are slugs. */
export function itemList<Name extends ResourceName>(
  db: Kysely<Tables>,
  name: Name,
  newest: Newest,
  atSlug?: (slug: string) => Narrow,
): ItemList<Row<Name>> {
  // Kysely builds no query over a union of tables; what is used here they all have.
  const table = name as 'articles';

  function matching(part: ListPart) {
    let query = db.selectFrom(table).where('deleted_at', 'is', null);
    if (part.q) query = query.where(contains(db, name, part.q));
    if (part.category) query = query.where('category_key', '=', foldText(part.category));
    if (part.slug && atSlug) query = query.where(atSlug(part.slug));
    return query;
  }

  function ordered(part: ListPart) {
    return matching(part)
      .$if(newest !== 'id', (query) =>
        query.orderBy(newest as 'published_at', (order) =>
          newest === 'happened_at' ? order.desc().nullsLast() : order.desc(),
        ),
      )
      .orderBy('id', 'desc')
      .limit(part.limit)
      .offset(part.offset);
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
    return rows.map((row) => row.tag).join();
  });
  // Asked for with every answer: building it anew takes longer than running it.
  let tags: CompiledQuery<{ tag: string }> | undefined;

  const hasBody = name === 'articles' || name === 'announcements';
  const summary = sql<string>`''`.as('content');

  return {
    tag,
    total,

    async part(part) {
      const items = await ordered(part)
        .selectAll()
        .$if(hasBody && part.summary, (query) => query.select(summary))
        .execute();
      return { items: items as unknown as Row<Name>[], total: await total(part) };
    },

    places(part, after) {
      return ordered({ ...part, limit: placesAtOnce, offset: after ? 0 : part.offset })
        .$if(after !== undefined, (query) => query.where(comesAfter(newest, after)))
        .select((eb) => [
          'id',
          newest === 'id' ? eb.val(null).as('at') : eb.ref(newest as 'published_at').as('at'),
        ])
        .execute();
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
function comesAfter(newest: Newest, place: Place | undefined) {
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
