import type { FoundName } from '@pesantren/api-client/contract/lists/found';
import {
  bending,
  type SearchWord,
  shortestBent,
  shortestPart,
} from '@pesantren/api-client/contract/lists/search-words';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { holdsWholeFunction, isPostgres } from './dialect.ts';
import { byIndex, escapeLike, isIndexed, newest, phraseOf, scanNewest } from './search.ts';
import type { Tables } from './tables.ts';

/** The characters between the words of folded texts, as a class of PostgreSQL's regular expressions. */
const noLetter = '[^0-9a-z\u0621-\u064a]';

/** Builds the condition for items whose readable text holds each of the words, in any order. */
export function containsWords(
  db: Kysely<Tables>,
  name: FoundName,
  words: readonly SearchWord[],
): Expression<SqlBool> {
  const needed = words.filter(({ isOptional }) => !isOptional);
  const indexed = needed.map(partsOf).filter((parts) => parts.every(isIndexed));
  const others = needed.filter((word) => !partsOf(word).every(isIndexed));
  const rest = others.map((word) => sql`(${holdsOne(db, word)})`);
  const texts = sql.table(`${name}_texts`);
  if (indexed.length === 0) return newest(scanNewest(texts, sql.join(rest, sql` and `)));
  if (isPostgres(db)) {
    return newest(
      byIndex(texts, (text) => {
        const likes = indexed.map((parts) => sql`(${anyLike(parts, text)})`);
        return sql.join([...likes, ...rest], sql` and `);
      }),
    );
  }
  const groups = indexed.map((parts) => `(${parts.map(phraseOf).join(' OR ')})`);
  const query = `{text} : (${groups.join(' AND ')})`;
  const found = sql`select rowid from ${texts} where ${texts} match ${query}`;
  return newest(rest.length > 0 ? sql`${found} and ${sql.join(rest, sql` and `)}` : found);
}

/** Builds the SQL for 1 where the text of an item of the query around it holds each of the words as a whole one, else 0. */
export function holdsWholeWords(
  db: Kysely<Tables>,
  name: FoundName,
  words: readonly SearchWord[],
): RawBuilder<number> {
  const whole = words
    .filter(({ isOptional }) => !isOptional)
    .map(({ forms }) => sql`(${anyWhole(db, forms)})`);
  return sql<number>`(select case when ${sql.join(whole, sql` and `)} then 1 else 0 end
    from ${sql.table(`${name}_texts`)} where rowid = ${sql.ref(`${name}.id`)})`;
}

/** The texts that a word is found by, without those that hold another one of them. */
function partsOf({ forms, stem }: SearchWord): string[] {
  const all = stem ? [...forms, stem] : [...forms];
  return all.filter((text) => !all.some((other) => other !== text && text.includes(other)));
}

/** A word of a letter or two stands alone, or as one of its other spellings. */
function holdsOne(db: Kysely<Tables>, word: SearchWord): RawBuilder<unknown> {
  const isShort = (text: string) => text.length < shortestPart;
  const short = word.forms.filter(isShort);
  const parts = partsOf({ ...word, forms: word.forms.filter((form) => !isShort(form)) });
  const conditions = [
    ...(short.length > 0 ? [anyWhole(db, short)] : []),
    ...(parts.length > 0 ? [anyLike(parts)] : []),
  ];
  return sql.join(conditions, sql` or `);
}

function anyWhole(db: Kysely<Tables>, forms: readonly string[]): RawBuilder<unknown> {
  const conditions = forms.map((form) =>
    isPostgres(db)
      ? sql`(' ' || text || ' ') ~ ${wholeWord(form)}`
      : sql`instr(text, ${form}) > 0 and ${sql.raw(holdsWholeFunction)}(text, ${form})`,
  );
  return sql.join(conditions, sql` or `);
}

/** The pattern of PostgreSQL for what `holdsWhole` finds. */
function wholeWord(form: string): string {
  const isBent = form.length >= shortestBent;
  const bent = isBent ? `(${bending.before})?${form}(${bending.after})?` : form;
  return noLetter + bent + noLetter;
}

function anyLike(
  parts: readonly string[],
  text: RawBuilder<unknown> = sql.ref('text'),
): RawBuilder<unknown> {
  const likes = parts.map((part) => sql`${text} like ${`%${escapeLike(part)}%`} escape '\\'`);
  return sql.join(likes, sql` or `);
}
