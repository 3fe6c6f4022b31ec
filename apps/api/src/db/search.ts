import { foldText } from '@pesantren/api-client/contract/search';
import type { ResourceName } from '@pesantren/api-client/resources';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Tables } from './tables.ts';

/** Separates the fields, so that no match spans two of them; no field holds it. */
const separator = '\u001f';

/** Shortest text that the trigram index finds. */
const minIndexedLength = 3;

/** The most matches that a search returns, the newest: a word of every one of 100,000 articles would block Node for half a second (docs/reliability.md#i21). */
export const maxMatches = 2_000;

/** The items that a search for one or two letters looks at, the newest, since no index finds them. */
const maxScanned = 10_000;

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

/** A text to search for: anywhere, or at the start of all texts of an item. */
type Needle = { text: string; atStart?: true };

/**
 * Builds the condition for items that contain `q`: a substring of one search field in any case, without wildcards, as
 * the API sends it.
 * @param ownUploads the beginning of the URLs of our own uploads, which are stored as paths.
 */
export function contains(
  db: Kysely<Tables>,
  name: ResourceName,
  q: string,
  ownUploads = '',
): Expression<SqlBool> {
  const text = foldText(q).replaceAll(separator, ' ');
  const path = pathWithin(text, foldText(ownUploads));
  const needles: Needle[] = [{ text }];
  // A path begins a field, or stands in quotes in a body.
  if (path !== undefined) {
    const fieldOrBody = [separator, '"'].map((before) => ({ text: before + path }));
    needles.push(...fieldOrBody, { text: path, atStart: true });
  }
  const texts = sql.table(`${name}_texts`);
  const found = isPostgres(db) ? foundByPostgres(texts, needles) : foundBySqlite(texts, needles);
  return sql<SqlBool>`id in (${found} order by rowid desc limit ${maxMatches})`;
}

function foundBySqlite(texts: RawBuilder<unknown>, needles: readonly Needle[]) {
  if (isTooShort(needles)) {
    return scanNewest(
      texts,
      needles.map(({ text, atStart }) =>
        atStart ? sql`instr(text, ${text}) = 1` : sql`instr(text, ${text}) > 0`,
      ),
    );
  }
  const phrase = ({ text, atStart }: Needle) =>
    `${atStart ? '^ ' : ''}"${text.replaceAll('"', '""')}"`;
  return sql`select rowid from ${texts} where ${texts} match ${needles.map(phrase).join(' OR ')}`;
}

function foundByPostgres(texts: RawBuilder<unknown>, needles: readonly Needle[]) {
  const likes = needles.map(({ text, atStart }) => {
    const pattern = `${atStart ? '' : '%'}${text.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`text like ${pattern} escape '\\'`;
  });
  if (isTooShort(needles)) return scanNewest(texts, likes);
  return sql`select rowid from (
    select rowid from ${texts} where ${sql.join(likes, sql` or `)}
    offset 0 -- keeps the planner from scanning all texts, the newest first
  ) as found`;
}

function isTooShort(needles: readonly Needle[]): boolean {
  return needles.some(({ text }) => [...text].length < minIndexedLength);
}

function scanNewest(texts: RawBuilder<unknown>, conditions: readonly RawBuilder<unknown>[]) {
  const newest = sql`select rowid, text from ${texts} order by rowid desc limit ${maxScanned}`;
  return sql`select rowid from (${newest}) as newest where ${sql.join(conditions, sql` or `)}`;
}

/**
 * Returns the beginning of the paths whose URLs contain `text` from a character of their origin on: `/uploads/a` for
 * `d/uploads/a`, `/uploads/` for a part of the origin; undefined when there are none.
 */
function pathWithin(text: string, ownUploads: string): string | undefined {
  const path = '/uploads/';
  for (let start = 0; start < ownUploads.length - path.length; start += 1) {
    const rest = ownUploads.slice(start);
    if (rest.startsWith(text)) return path;
    if (text.startsWith(rest)) return path + text.slice(rest.length);
  }
  return undefined;
}
