import { foldText } from '@pesantren/api-client/contract/search';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { type Row, type Tables, tableOf } from './tables.ts';

/** Separates the fields, so that no match spans two of them; no field holds it. */
const separator = '\u001f';

/** Shortest text that the trigram index finds. */
const minIndexedLength = 3;

/**
 * The most matches that a search returns, the newest first, and the most items that it scans without the index:
 * a word of every one of 100,000 articles would block Node for half a second (docs/reliability.md#i21).
 */
const maxMatches = 2_000;

/** Columns to search that no response carries: the text of PDFs. */
const hiddenSearchFields: Partial<Record<ResourceName, readonly string[]>> = {
  announcements: ['pdf_text'],
};

/** Joins the search fields of an item into one text, folded for comparison. */
export function searchText<Name extends ResourceName>(name: Name, row: Row<Name>): string {
  const values = row as Readonly<Record<string, unknown>>;
  const fields: PropertyKey[] = [
    ...resources[name].searchFields,
    ...(hiddenSearchFields[name] ?? []),
  ];
  return fields.map((field) => foldText(String(values[String(field)] ?? ''))).join(separator);
}

/** Updates the search index by an item's current texts. @returns the item. */
export async function indexForSearch<Name extends ResourceName>(
  db: Kysely<Tables>,
  name: Name,
  row: Row<Name> & { id: number },
): Promise<Row<Name>> {
  const { id: rowid } = row;
  // An FTS5 table knows no upsert.
  await removeFromIndex(db, name, rowid);
  await db
    .insertInto(`${tableOf(name)}_texts`)
    .values({ rowid, text: searchText(name, row) })
    .execute();
  return row;
}

/** Removes an item that was deleted for good from the search index. */
export async function removeFromIndex(
  db: Kysely<Tables>,
  name: ResourceName,
  id: number,
): Promise<void> {
  await db
    .deleteFrom(`${tableOf(name)}_texts`)
    .where('rowid', '=', id)
    .execute();
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
