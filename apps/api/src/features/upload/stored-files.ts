import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { uploadNamesIn } from './storage/storage.ts';

/** Rows that one statement writes. */
const rowsAtOnce = 200;

/** The record of an uploaded file. */
export type StoredFileNote = Pick<Row<'stored_files'>, 'name' | 'bytes' | 'username'>;

/**
 * Creates the store of what was uploaded: the database's own knowledge of files, so that no save asks the storage within
 * its transaction (docs/reliability.md#settings-outside). Files of earlier releases and the sample's pictures have no row.
 */
export function createStoredFiles({ db, now }: Pick<Deps, 'db' | 'now'>) {
  return {
    /** Notes a file that lies in the storage by now. */
    async add(file: StoredFileNote): Promise<void> {
      const facts = { ...file, stored_at: now().toISOString(), removed_at: null };
      await db
        .insertInto('stored_files')
        .values(facts)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(facts))
        .execute();
    },

    /** Finds a file that was uploaded and that the sweep has not taken. */
    find(name: string): Promise<Row<'stored_files'> | undefined> {
      return db
        .selectFrom('stored_files')
        .selectAll()
        .where('name', '=', name)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
    },

    /** Sums what an account has uploaded since a moment and is still there; `first` is when the earliest of it came. */
    async uploadedSince(username: string, since: Date) {
      const found = await db
        .selectFrom('stored_files')
        .select(({ fn }) => [fn.sum('bytes').as('total'), fn.min('stored_at').as('first')])
        .where('username', '=', username)
        .where('stored_at', '>', since.toISOString())
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return { total: Number(found?.total ?? 0), first: found?.first ?? null };
    },

    /** Sums what is there. */
    async bytes(): Promise<number> {
      const found = await db
        .selectFrom('stored_files')
        .select(({ fn }) => fn.sum('bytes').as('total'))
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return Number(found?.total ?? 0);
    },

    /** Lists what is there, the largest first. */
    all(): Promise<Row<'stored_files'>[]> {
      return db
        .selectFrom('stored_files')
        .selectAll()
        .where('removed_at', 'is', null)
        .orderBy('bytes', 'desc')
        .orderBy('name')
        .execute();
    },

    /** Notes that files go, in the transaction that has found them unused: no save may name them from now on. */
    async markRemoved(names: readonly string[]): Promise<void> {
      const removed_at = now().toISOString();
      for (let start = 0; start < names.length; start += rowsAtOnce) {
        const rows = names.slice(start, start + rowsAtOnce).map((name) => ({
          ...{ name, bytes: 0, username: '', stored_at: removed_at, removed_at },
        }));
        await db
          .insertInto('stored_files')
          .values(rows)
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ removed_at }))
          .execute();
      }
    },

    /** Forgets files that went before a moment: who had one in an open form knows by then. */
    async forgetRemoved(before: Date): Promise<void> {
      await db.deleteFrom('stored_files').where('removed_at', '<', before.toISOString()).execute();
    },

    /**
     * Refuses fields that name a file which the sweep has taken, since it waited for more than a day. @param fields by
     * their names, uploads as paths. @throws Problem `invalid-field`
     */
    async refuseRemoved(fields: object): Promise<void> {
      const named = Object.entries(fields).flatMap(([field, value]) =>
        uploadNamesIn(typeof value === 'string' ? value : '').map((name) => ({ field, name })),
      );
      if (named.length === 0) return;
      const gone = await db
        .selectFrom('stored_files')
        .select('name')
        .where('removed_at', 'is not', null)
        .where('name', 'in', [...new Set(named.map(({ name }) => name))])
        .limit(1)
        .executeTakeFirst();
      const field = gone && named.find(({ name }) => name === gone.name)?.field;
      if (!field) return;
      const message = 'File ini sudah dihapus karena lebih dari sehari tidak dipakai. Unggah lagi.';
      throw new Problem('invalid-field', { message, errors: { [field]: message } });
    },
  };
}
