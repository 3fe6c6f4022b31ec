import { foldText } from '@pesantren/api-client/contract/lists/search';
import type { SearchWord } from '@pesantren/api-client/contract/lists/search-words';
import { monthNames } from '@pesantren/content/calendar/months';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

const months = monthNames.map(foldText);

/** Parts words that must be found into months, by their two digits, and the others: an event holds its month as a date. */
export function monthsIn(words: readonly SearchWord[]): { months: string[]; others: SearchWord[] } {
  const found = words.map((word) => ({ word, month: word.isOptional ? '' : monthOf(word) }));
  return {
    months: found.flatMap(({ month }) => month || []),
    others: found.flatMap(({ word, month }) => (month ? [] : word)),
  };
}

function monthOf({ forms }: SearchWord): string {
  const index = months.findIndex((month) => forms.includes(month));
  return index < 0 ? '' : String(index + 1).padStart(2, '0');
}

/** Builds the condition for an event that begins or ends in each of some months. */
export function isInMonths(
  months: readonly string[],
  columns: readonly string[],
): RawBuilder<SqlBool> {
  const each = months.map((month) => {
    const either = columns.map((column) => sql`substr(${sql.ref(column)}, 6, 2) = ${month}`);
    return sql`(${sql.join(either, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
