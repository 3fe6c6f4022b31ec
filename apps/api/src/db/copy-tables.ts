import { createHash } from 'node:crypto';
import { type ResourceName, resourceNames } from '@pesantren/api-client/resources';
import { type Kysely, sql } from 'kysely';
import { columnsOf, continueIds, lastId } from './dialect.ts';
import type { Tables } from './tables.ts';

type ResourceTable = ResourceName | `${ResourceName}_texts`;

/** The primary keys of the tables that belong to no resource; triggers fill the totals, rate limits expire, and what is known of backups is of the database that they were taken of. */
const otherKeys: Record<
  Exclude<keyof Tables, ResourceTable | 'totals' | 'limits' | 'backup_state'>,
  readonly string[]
> = {
  admins: ['id'],
  sessions: ['token_hash'],
  push_keys: ['id'],
  push_devices: ['endpoint'],
  first_answers: ['admin_id', 'key'],
  log: ['id'],
  past_slugs: ['slug'],
  pdf_readings: ['name'],
  stored_files: ['name'],
  sweeps: ['id'],
  revisions: ['id'],
  reviews: ['resource', 'item_id'],
  school: ['id'],
  students: ['id'],
  student_settings: ['id'],
  registration_settings: ['id'],
  registration_keys: ['id'],
  registration_waves: ['id'],
  registrations: ['id'],
  tallies: ['kind', 'day', 'name'],
  broken_links: ['resource', 'item_id', 'url'],
};

type CopiedTable = { name: ResourceTable | keyof typeof otherKeys; key: readonly string[] };

/** Every table to copy, parents before children. */
const copiedTables: readonly CopiedTable[] = [
  ...resourceNames.flatMap((name): CopiedTable[] => [
    { name, key: ['id'] },
    { name: `${name}_texts`, key: ['rowid'] },
  ]),
  ...(Object.keys(otherKeys) as (keyof typeof otherKeys)[]).map((name) => ({
    name,
    key: otherKeys[name],
  })),
];

const batchSize = 200;

/**
 * Copies every row into an empty database of either kind, and compares what it then holds. Columns that the
 * target does not know are left out.
 * @param from a transaction that sees one moment.
 * @param to a transaction that rolls back on failure.
 * @throws when a table does not hold what was written.
 */
export async function copyTables(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  for (const table of copiedTables) {
    const { name, key } = table;
    const known = await columnsOf(to, name);
    // A later migration creates it.
    if (known.length === 0) continue;
    // The rowid of an FTS5 table is none of its columns.
    const columns = name.endsWith('_texts') ? [...new Set(['rowid', ...known])] : known;
    const written = createHash('sha256');
    for await (const rows of readBatches(from, table, columns)) {
      await to.insertInto(name).values(rows).execute();
      written.update(JSON.stringify(rows));
    }
    const readBack = createHash('sha256');
    for await (const rows of readBatches(to, table, columns)) readBack.update(JSON.stringify(rows));
    if (written.digest('hex') !== readBack.digest('hex')) {
      throw new Error(`Tabel ${name} tidak sama sesudah disalin.`);
    }
    if (key[0] === 'id') await continueIds(to, name, await lastId(from, name));
  }
}

/** Returns the name of the first table that holds a row; those of later migrations need not be there. */
export async function firstNonEmptyTable(db: Kysely<Tables>): Promise<string | undefined> {
  for (const table of copiedTables) {
    if ((await columnsOf(db, table.name)).length === 0) continue;
    for await (const _ of readBatches(db, table, table.key)) return table.name;
  }
  return undefined;
}

/** Reads the rows of a table in batches, in the order of its key. */
async function* readBatches(
  db: Kysely<Tables>,
  { name, key: keyColumns }: CopiedTable,
  columns: readonly string[],
): AsyncGenerator<Record<string, never>[]> {
  const key = sql.join(keyColumns.map((column) => sql.ref(column)));
  let last: Record<string, never> | undefined;
  for (;;) {
    const after = last && sql.join(keyColumns.map((column) => last?.[column]));
    const { rows } = await sql<Record<string, never>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      ${after ? sql`where (${key}) > (${after})` : sql``}
      order by ${key} limit ${batchSize}
    `.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < batchSize) return;
  }
}
