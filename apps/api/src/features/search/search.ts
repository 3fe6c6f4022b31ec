import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  excerptAround,
  type Found,
  type FoundName,
  foundNames,
  rankFound,
} from '@pesantren/api-client/contract/found';
import { foldText } from '@pesantren/api-client/contract/search';
import { startOfTomorrow } from '@pesantren/content/dates';
import { sql } from 'kysely';
import { contains } from '../../db/search.ts';
import { itemsIn } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ListParams, Page } from '../../http/pagination.ts';
import type { FoundColumns } from '../../resources/definition.ts';
import { registry } from '../../resources/registry.ts';
import { visibleAt } from '../publication/visible.ts';

/** Characters of a body that an excerpt is looked for in. */
const searchedBody = 20_000;

/** The columns read of every match, to rank it. */
type Hit = { resource: FoundName; id: number; title: string; date: string };

type Answer = Omit<Found, 'id'> & { id: number };

/** Creates the search over everything that is published (docs/contract.md#search-over-everything). */
export function createSearch({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  /** Reads the short columns of all items of a resource that match, newest first. */
  async function hits(resource: FoundName, q: string): Promise<Hit[]> {
    const columns = columnsOf(resource);
    const lines = [columns.title, ...(columns.lines ?? [])];
    const rows = await itemsIn(db)
      .selectFrom(resource)
      .where(visibleAt(resource, now()))
      .where(contains(db, resource, q))
      .select(['id', text(columns.title).as('title'), text(columns.date).as('date')])
      .$if(!columns.body, (short) => short.select(textOf(lines).as('lines')))
      .orderBy('id', 'desc')
      .execute();
    return rows.flatMap(({ id, title, date, lines }) =>
      lines === undefined || foldText(lines).includes(foldText(q))
        ? [{ resource, id, title, date: date ?? '' }]
        : [],
    );
  }

  /** Reads what the answer says of hits of one resource. */
  async function answers(resource: FoundName, ids: readonly number[], q: string) {
    const { body, lines = [], slug, image } = columnsOf(resource);
    const rows = await itemsIn(db)
      .selectFrom(resource)
      .where('id', 'in', ids)
      .select([
        'id',
        (body ? sql<string>`substr(${sql.ref(body)}, 1, ${searchedBody})` : sql<string>`''`).as(
          'body',
        ),
        textOf(lines).as('lines'),
        text(slug).as('slug'),
        text(image).as('image'),
      ])
      .execute();
    return new Map(
      rows.map(({ id, body, lines, slug, image }) => {
        const excerpt = excerptAround(body, q) || lines;
        return [id, { excerpt, slug, image: urls.toApi(image) }];
      }),
    );
  }

  return async ({
    q,
    limit,
    offset,
  }: Pick<ListParams, 'q' | 'limit' | 'offset'>): Promise<Page<Answer>> => {
    const found: Hit[] = [];
    for (const resource of foundNames) {
      found.push(...(await hits(resource, q)));
      // SQLite answers synchronously: without a pause no other request is served between two resources.
      await yieldToEventLoop();
    }
    const part = rankFound(found, q, startOfTomorrow(now())).slice(offset, offset + limit);
    const items = new Map<Hit, Answer>();
    for (const resource of foundNames) {
      const own = part.filter((hit) => hit.resource === resource);
      if (own.length === 0) continue;
      const shown = await answers(
        resource,
        own.map(({ id }) => id),
        q,
      );
      for (const hit of own) {
        const answer = shown.get(hit.id);
        if (answer) items.set(hit, { ...hit, ...answer });
      }
    }
    return { items: part.flatMap((hit) => items.get(hit) ?? []), total: found.length };
  };
}

function columnsOf(resource: FoundName): FoundColumns {
  const { found } = registry[resource];
  if (!found) throw new Error(`${resource} has no columns for search.`);
  return found;
}

function text(column: string | undefined) {
  return column ? sql<string>`${sql.ref(column)}` : sql<string>`''`;
}

function textOf(columns: readonly string[]) {
  const parts = columns.map((column) => sql.ref(column));
  return parts.length > 0 ? sql<string>`${sql.join(parts, sql` || ' ' || `)}` : sql<string>`''`;
}
