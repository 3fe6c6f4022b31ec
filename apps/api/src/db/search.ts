import { foldText } from '@pesantren/api-client/contract/search';
import type { ResourceName } from '@pesantren/api-client/resources';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Tables } from './tables.ts';

/** Separates the fields, so that no match spans two of them; no field holds it. */
const separator = '\u001f';

/** Shortest text that the trigram index finds. */
const minIndexedLength = 3;

/**
 * The most matches that a search returns, the newest first, and the most items that it scans without the index:
 * a word of every one of 100,000 articles would block Node for half a second (docs/reliability.md#i21).
 */
const maxMatches = 2_000;

/** Joins the fields of an item into one text, folded for comparison. */
export function joinTexts(fields: readonly unknown[]): string {
  return fields.map((field) => foldText(String(field ?? ''))).join(separator);
}

/** Updates the search index by an item's current text. */
export async function indexForSearch(
  db: Kysely<Tables>,
  name: ResourceName,
  rowid: number,
  text: string,
): Promise<void> {
  // An FTS5 table knows no upsert.
  await removeFromIndex(db, name, rowid);
  await db.insertInto(`${name}_texts`).values({ rowid, text }).execute();
}

/** Removes an item that was deleted for good from the search index. */
export async function removeFromIndex(
  db: Kysely<Tables>,
  name: ResourceName,
  id: number,
): Promise<void> {
  await db.deleteFrom(`${name}_texts`).where('rowid', '=', id).execute();
}

/**
 * Builds the condition for items that contain `q`: a substring of one search field in any case, without
 * wildcards, by the trigram index.
 */
export function contains(db: Kysely<Tables>, name: ResourceName, q: string): Expression<SqlBool> {
  const needle = foldText(q).replaceAll(separator, ' ');
  const texts = sql.table(`${name}_texts`);
  if ([...needle].length < minIndexedLength) {
    const latest = sql`select rowid, text from ${texts} order by rowid desc limit ${maxMatches}`;
    const position = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
    return sql<SqlBool>`id in (
      select rowid from (${latest}) as latest where ${position}(text, ${needle}) > 0
    )`;
  }
  const found = isPostgres(db)
    ? sql`select rowid from (
        select rowid from ${texts}
        where text like ${`%${needle.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'
        offset 0 -- keeps the planner from scanning all texts, the newest first
      ) as found`
    : sql`select rowid from ${texts} where ${texts} match ${`"${needle.replaceAll('"', '""')}"`}`;
  return sql<SqlBool>`id in (${found} order by rowid desc limit ${maxMatches})`;
}
