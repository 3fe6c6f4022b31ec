import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { uploadNamesIn } from './storage.ts';

/** Where items name files, in a column of their own or within a body. */
const places = [
  { table: 'articles', columns: ['image', 'content'] },
  { table: 'announcements', columns: ['pdf_url', 'pdf_image', 'content'] },
  { table: 'carousel', columns: ['src'] },
  { table: 'gallery', columns: ['image'] },
] as const;

const rowsAtOnce = 200;

/** The names of all uploads that items use, those included that can still be restored. */
export async function usedUploads(db: Kysely<Tables>): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { table, columns } of places) {
    for await (const text of texts(db, table, columns)) {
      for (const name of uploadNamesIn(text)) used.add(name);
    }
  }
  return used;
}

async function* texts(
  db: Kysely<Tables>,
  name: (typeof places)[number]['table'],
  columns: readonly string[],
): AsyncGenerator<string> {
  // Kysely builds no query over a union of tables; what is used here they all have.
  const table = name as 'articles';
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .select(columns as readonly ['content'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const { id, ...row } of rows) {
      last = id;
      yield* Object.values(row);
    }
    if (rows.length < rowsAtOnce) return;
  }
}
