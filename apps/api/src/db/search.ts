import { foldText } from '@pesantren/api-client/contract/search';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Row, Tables } from './tables.ts';

/** Fields are kept apart by what no field holds, so that nothing is found across two of them. */
const between = '\u001f';

/** Below this many characters no index helps. */
const indexedFrom = 3;

/**
 * So many of the newest items are found, without an index looked at, and no more: a word that stands in each
 * of 100,000 articles would hold up Node for half a second (reliability I21).
 */
const newest = 2_000;

/** What items are found by besides, which no answer carries: the words of their PDFs. */
const alsoFoundBy: Partial<Record<ResourceName, readonly string[]>> = {
  announcements: ['pdf_text'],
};

/** The search fields of an item (spec section 5) as one text, folded for comparison. */
export function searchText<Name extends ResourceName>(name: Name, row: Row<Name>): string {
  const values = row as Readonly<Record<string, unknown>>;
  const fields: PropertyKey[] = [...resources[name].searchFields, ...(alsoFoundBy[name] ?? [])];
  return fields.map((field) => foldText(String(values[String(field)] ?? ''))).join(between);
}

/** Makes an item found by what it now says. @returns the item. */
export async function keepFindable<Name extends ResourceName>(
  db: Kysely<Tables>,
  name: Name,
  row: Row<Name> & { id: number },
): Promise<Row<Name>> {
  const { id: rowid } = row;
  // An FTS5 table knows no upsert.
  await forget(db, name, rowid);
  await db
    .insertInto(`${name as 'articles'}_texts`)
    .values({ rowid, text: searchText(name, row) })
    .execute();
  return row;
}

/** Makes an item that is gone for good no longer found. */
export async function forget(db: Kysely<Tables>, name: ResourceName, id: number): Promise<void> {
  await db
    .deleteFrom(`${name as 'articles'}_texts`)
    .where('rowid', '=', id)
    .execute();
}

/**
 * Items that `q` is found in: a substring of one search field in any case, no character of it a
 * wildcard. By an index of trigrams.
 */
export function contains(db: Kysely<Tables>, name: ResourceName, q: string): Expression<SqlBool> {
  const wanted = foldText(q).replaceAll(between, ' ');
  const texts = sql.table(`${name}_texts`);
  if ([...wanted].length < indexedFrom) {
    const latest = sql`select rowid, text from ${texts} order by rowid desc limit ${newest}`;
    const position = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
    return sql<SqlBool>`id in (
      select rowid from (${latest}) as latest where ${position}(text, ${wanted}) > 0
    )`;
  }
  const found = isPostgres(db)
    ? sql`select rowid from (
        select rowid from ${texts}
        where text like ${`%${wanted.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'
        offset 0 -- which keeps it from walking through all texts, the newest first
      ) as found`
    : sql`select rowid from ${texts} where ${texts} match ${`"${wanted.replaceAll('"', '""')}"`}`;
  return sql<SqlBool>`id in (${found} order by rowid desc limit ${newest})`;
}
