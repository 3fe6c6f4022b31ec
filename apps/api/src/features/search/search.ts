import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  excerptAround,
  type Found,
  type FoundName,
  foundNames,
  holdsAny,
  rankFound,
  sectionWith,
} from '@pesantren/api-client/contract/lists/found';
import { foldText } from '@pesantren/api-client/contract/lists/search';
import {
  type SearchWord,
  searchWords,
  type WordMatch,
  wordMatch,
} from '@pesantren/api-client/contract/lists/search-words';
import { isOver } from '@pesantren/content/calendar/event-moments';
import type { Clock } from '@pesantren/content/clock';
import { type Expression, type SqlBool, sql } from 'kysely';
import { containsWords, holdsWholeWords } from '../../db/search-words.ts';
import { itemsIn } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ListParams, Page } from '../../http/pagination.ts';
import type { FoundColumns } from '../../resources/definition.ts';
import { registry } from '../../resources/registry.ts';
import { inState, visibleAt } from '../publication/visible.ts';
import { isInMonths, monthsIn } from './months.ts';

/** Characters of a text that an excerpt is looked for in. */
const searchedBody = 20_000;

/** The columns of a match by which it is ranked. */
type Hit = Pick<Found, 'resource' | 'title' | 'date' | 'expired' | 'section'> & {
  id: number;
  match: WordMatch;
  isOver: boolean;
  /** The place in the body at which a page answers. */
  at: number;
};

type Answer = Omit<Found, 'id'> & { id: number };

/** The part of an answer that is read of those alone that are shown. */
type Shown = Omit<Answer, keyof Hit>;

/** Creates the search over everything that is published (docs/contract.md#search-over-everything). */
export function createSearch({
  db,
  now,
  urls,
  schoolClock,
}: Pick<Deps, 'db' | 'now' | 'urls' | 'schoolClock'>) {
  /** Matches what has expired and is still at its address. */
  function hasExpired(resource: FoundName) {
    return registry[resource].list.keepsExpired ? inState('expired', now()) : sql`1 = 0`;
  }

  /** Matches what holds the words in its text; an event its months also as its dates. */
  function holds(resource: FoundName, words: readonly SearchWord[]): Expression<SqlBool> {
    const inText = containsWords(db, resource, words);
    const { months, others } = monthsIn(words);
    if (resource !== 'agenda' || months.length === 0) return inText;
    const inMonths = isInMonths(months, ['starts', 'ends']);
    if (!others.some(({ isOptional }) => !isOptional))
      return sql<SqlBool>`(${inText} or ${inMonths})`;
    return sql<SqlBool>`(${inText} or (${inMonths} and ${containsWords(db, resource, others)}))`;
  }

  /** Reads the short columns of all items of a resource that match, newest first. */
  async function hits(
    resource: FoundName,
    words: readonly SearchWord[],
    clock: Clock,
  ): Promise<Hit[]> {
    const { date, body, starts, ends } = columnsOf(resource);
    const rows = await itemsIn(db)
      .selectFrom(resource)
      .where(sql<SqlBool>`(${visibleAt(resource, now())} or ${hasExpired(resource)})`)
      .where(holds(resource, words))
      .select(['id', text(registry[resource].title).as('title'), text(date).as('date')])
      // Pages are few, and answer by their headings.
      .select(beginning(resource === 'pages' ? body : undefined).as('body'))
      .select([text(starts).as('starts'), text(ends).as('ends')])
      .select(holdsWholeWords(db, resource, words).as('isWhole'))
      .select(sql<number>`case when ${hasExpired(resource)} then 1 else 0 end`.as('expired'))
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ id, title, date, body, isWhole, expired, ...span }) => {
      const match = isWhole === 1 ? wordMatch.whole : wordMatch.part;
      const answer = sectionWith(body, words);
      const over = { isOver: isOver(span, now(), clock), expired: expired === 1 };
      return { resource, id, title, date: date ?? '', match, ...answer, ...over };
    });
  }

  /** Reads what the answer says of hits of one resource. */
  async function answers(
    resource: FoundName,
    hits: readonly Hit[],
    words: readonly SearchWord[],
  ): Promise<Map<number, Shown>> {
    const places = new Map(hits.map(({ id, at }) => [id, at]));
    const { body, attached, lines = [], ...columns } = columnsOf(resource);
    const rows = await itemsIn(db)
      .selectFrom(resource)
      .where('id', 'in', [...places.keys()])
      .select([
        'id',
        beginning(body).as('body'),
        beginning(attached).as('attached'),
        textOf(lines).as('lines'),
        text(columns.slug).as('slug'),
        text(columns.image).as('image'),
        text(columns.starts).as('starts'),
        text(columns.ends).as('ends'),
        flag(columns.cancelled).as('cancelled'),
      ])
      .execute();
    return new Map(
      rows.map(({ id, body, attached, lines, image, cancelled, ...rest }) => {
        const shown = [body, lines, attached].find((one) => holdsAny(one, words)) ?? body;
        const at = places.get(id) ?? 0;
        const excerpt = excerptAround(at > 0 ? body.slice(at) : shown, words) || lines;
        const facts = { excerpt, image: urls.toApi(image), cancelled: cancelled === 1 };
        return [id, { ...rest, ...facts }];
      }),
    );
  }

  /** Reads what the answer says of each hit of a part, in its order. */
  async function shown(part: readonly Hit[], words: readonly SearchWord[]): Promise<Answer[]> {
    const items = new Map<Hit, Answer>();
    for (const resource of foundNames) {
      const own = part.filter((hit) => hit.resource === resource);
      if (own.length === 0) continue;
      const read = await answers(resource, own, words);
      for (const hit of own) {
        const { match: _, at: __, isOver: ___, ...short } = hit;
        const answer = read.get(hit.id);
        if (answer) items.set(hit, { ...short, ...answer });
      }
    }
    return part.flatMap((hit) => items.get(hit) ?? []);
  }

  return async ({
    q,
    limit,
    offset,
  }: Pick<ListParams, 'q' | 'limit' | 'offset'>): Promise<Page<Answer>> => {
    const words = searchWords(q);
    if (words.length === 0) return { items: [], total: 0 };
    const clock = await schoolClock.read();
    const found: Hit[] = [];
    for (const resource of foundNames) {
      const own = await hits(resource, words, clock);
      found.push(...(resource === 'agenda' ? onceEach(own, now()) : own));
      // SQLite answers synchronously: without a pause no other request is served between two resources.
      await yieldToEventLoop();
    }
    const part = rankFound(found, words, clock.startOfTomorrow(now())).slice(
      offset,
      offset + limit,
    );
    return { items: await shown(part, words), total: found.length };
  };
}

/** Returns of events that bear one title, as the visiting day of each month does, the next alone, else the last. */
function onceEach(events: readonly Hit[], now: Date): Hit[] {
  const byBegin = events.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const ahead = byBegin.filter(({ date }) => Date.parse(date) >= now.getTime());
  const begun = byBegin.filter(({ date }) => Date.parse(date) < now.getTime());
  const titles = new Set<string>();
  return [...ahead, ...begun.reverse()].filter(({ title }) => {
    const isFirst = !titles.has(foldText(title));
    titles.add(foldText(title));
    return isFirst;
  });
}

function columnsOf(resource: FoundName): FoundColumns {
  const { found } = registry[resource];
  if (!found) throw new Error(`${resource} has no columns for search.`);
  return found;
}

function text(column: string | undefined) {
  return column ? sql<string>`${sql.ref(column)}` : sql<string>`''`;
}

function flag(column: string | undefined) {
  return column ? sql<number>`${sql.ref(column)}` : sql<number>`0`;
}

/** The part of a long text that an excerpt is looked for in. */
function beginning(column: string | undefined) {
  return column ? sql<string>`substr(${sql.ref(column)}, 1, ${searchedBody})` : sql<string>`''`;
}

function textOf(columns: readonly string[]) {
  const parts = columns.map((column) => sql.ref(column));
  return parts.length > 0 ? sql<string>`${sql.join(parts, sql` || ' ' || `)}` : sql<string>`''`;
}
