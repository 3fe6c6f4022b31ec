import { type Expression, type SqlBool, sql } from 'kysely';

/** Case-insensitive substring over the named columns; no character of `text` is a wildcard. */
export function containsText(columns: readonly string[], text: string): Expression<SqlBool> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const matches = columns.map(
    (column) => sql`lower(cast(${sql.ref(column)} as text)) like ${pattern} escape '\\'`,
  );
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
}

/** Case-insensitive equality. */
export function equalsText(column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) = ${text.toLowerCase()}`;
}
