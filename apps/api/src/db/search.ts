import { foldText } from '@pesantren/api-client/contract/lists/search';
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

/** The indexed texts of an item, folded, one field after the other: the words that people read, and apart from them addresses and ids. */
export type SearchTexts = { text: string; addresses: string };

/** Folds the fields of an item for its index. */
export function joinTexts(fields: readonly string[]): string {
  return fields.map(foldText).join(separator);
}

/** Updates the search index by an item's current texts. */
export async function indexForSearch(
  db: Kysely<Tables>,
  name: ResourceName,
  rowid: number,
  texts: SearchTexts,
): Promise<void> {
  // An FTS5 table knows no upsert.
  await removeFromIndex(db, name, rowid);
  await db
    .insertInto(`${name}_texts`)
    .values({ rowid, ...texts })
    .execute();
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
 * Builds the condition for items that contain `q`: a substring of one search field or of one address in any case, without
 * wildcards, as the API sends it.
 * @param ownUploads the beginning of the URLs of our own uploads, which are stored as paths.
 */
export function contains(
  db: Kysely<Tables>,
  name: ResourceName,
  q: string,
  ownUploads = '',
): Expression<SqlBool> {
  const text = foldText(q.replaceAll(separator, ' ')).trim();
  if (text === '') return sql<SqlBool>`true`;
  const path = pathWithin(text, foldText(ownUploads));
  const needles: Needle[] = [{ text }];
  if (path !== undefined) {
    needles.push({ text: separator + path }, { text: path, atStart: true });
  }
  const texts = sql.table(`${name}_texts`);
  const found = isPostgres(db) ? foundByPostgres(texts, needles) : foundBySqlite(texts, needles);
  return newest(found);
}

/** Builds the condition for the newest of the items whose rowids a query finds. */
export function newest(found: RawBuilder<unknown>): Expression<SqlBool> {
  return sql<SqlBool>`id in (${found} order by rowid desc limit ${maxMatches})`;
}

/** Quotes a text for FTS5. */
export function phraseOf(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Writes a text as the inside of a pattern of `like`, whose escape is a backslash. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Searches the newest texts one by one for what no index finds. */
export function scanNewest(texts: RawBuilder<unknown>, condition: RawBuilder<unknown>) {
  const some = sql`select rowid, text, addresses from ${texts} order by rowid desc limit ${maxScanned}`;
  return sql`select rowid from (${some}) as newest where ${condition}`;
}

function foundBySqlite(texts: RawBuilder<unknown>, needles: readonly Needle[]) {
  if (isTooShort(needles)) {
    const columns = [sql.ref('text'), sql.ref('addresses')];
    const conditions = columns.flatMap((column) =>
      needles.map(({ text, atStart }) =>
        atStart ? sql`instr(${column}, ${text}) = 1` : sql`instr(${column}, ${text}) > 0`,
      ),
    );
    return scanNewest(texts, sql.join(conditions, sql` or `));
  }
  const phrases = needles.map(({ text, atStart }) => `${atStart ? '^ ' : ''}${phraseOf(text)}`);
  return sql`select rowid from ${texts} where ${texts} match ${phrases.join(' OR ')}`;
}

function foundByPostgres(texts: RawBuilder<unknown>, needles: readonly Needle[]) {
  const conditionOn = (text: RawBuilder<unknown>, addresses: RawBuilder<unknown>) => {
    const likes = needles.map((needle) => {
      const pattern = `${needle.atStart ? '' : '%'}${escapeLike(needle.text)}%`;
      return sql`${text} like ${pattern} escape '\\' or ${addresses} like ${pattern} escape '\\'`;
    });
    return sql`(${sql.join(likes, sql` or `)})`;
  };
  if (!isTooShort(needles)) return byIndex(texts, conditionOn);
  return scanNewest(texts, conditionOn(sql.ref('text'), sql.ref('addresses')));
}

/** The newest texts by which PostgreSQL tells whether many hold what is searched, and how many of them are many. */
const [sampled, frequent] = [200, 28];

/**
 * Searches all texts in PostgreSQL: by the index, but one after the other, the newest first, for what many of them hold.
 * There the index would return nearly all of 100,000 texts to be read again, and the first thousands answer.
 * @param conditionOn builds the condition on expressions of the text and of the addresses.
 */
export function byIndex(
  texts: RawBuilder<unknown>,
  conditionOn: (text: RawBuilder<unknown>, addresses: RawBuilder<unknown>) => RawBuilder<unknown>,
) {
  const indexed = conditionOn(sql.ref('text'), sql.ref('addresses'));
  // No index has an expression.
  const unindexed = conditionOn(sql`(text || '')`, sql`(addresses || '')`);
  const newestFirst = sql`select * from ${texts} order by rowid desc`;
  const isFrequent = sql`(select count(*) from (${newestFirst} limit ${sampled}) as sample
    where ${unindexed}) >= ${frequent}`;
  // `offset 0` keeps the planner from sorting what it expects to be little, or from scanning for what is rare.
  return sql`select rowid from (
    (select rowid from (${newestFirst} offset 0) as ordered
      where ${isFrequent} and ${unindexed} limit ${maxMatches})
    union all
    (select rowid from ${texts} where not ${isFrequent} and ${indexed} offset 0)
  ) as found`;
}

function isTooShort(needles: readonly Needle[]): boolean {
  return needles.some(({ text }) => !isIndexed(text));
}

/** True for a text that the trigram index finds. */
export function isIndexed(text: string): boolean {
  return [...text].length >= minIndexedLength;
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
