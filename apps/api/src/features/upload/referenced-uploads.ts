import type { ResourceName } from '@pesantren/api-client/resources';
import type { Kysely } from 'kysely';
import { type Row, type Tables, tableOf } from '../../db/tables.ts';
import { uploadNamesIn } from './storage/storage.ts';

/** The columns of every resource that may reference uploads. */
type UploadColumns = { [Name in ResourceName]: readonly (keyof Row<Name> & string)[] };

/**
 * Names the columns that reference uploads, by a path or within a body. Uploads of other columns would be deleted
 * as orphans, so every resource must be listed.
 */
export const uploadColumns: UploadColumns = {
  articles: ['image', 'content'],
  announcements: ['pdf_url', 'pdf_image', 'content'],
  prestasi: [],
  carousel: ['src'],
  gallery: ['image'],
};

const rowsAtOnce = 200;

/** Collects the names of all referenced uploads; items that can still be restored count. */
export async function findReferencedUploads(db: Kysely<Tables>): Promise<Set<string>> {
  const referenced = new Set<string>();
  for (const [name, columns] of Object.entries(uploadColumns)) {
    if (columns.length === 0) continue;
    for await (const text of texts(db, name as ResourceName, columns)) {
      for (const upload of uploadNamesIn(text)) referenced.add(upload);
    }
  }
  return referenced;
}

async function* texts(
  db: Kysely<Tables>,
  name: ResourceName,
  columns: readonly string[],
): AsyncGenerator<string> {
  const table = tableOf(name);
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
