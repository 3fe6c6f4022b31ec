import type { PrestasiInput } from '@pesantren/api-client/contract/prestasi';
import { parseDate } from '@pesantren/content/dates';
import { inTransaction } from '../../db/in-transaction.ts';
import { keepFindable } from '../../db/search.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { itemList } from '../items/list.ts';

export type PrestasiRow = Row<'prestasi'>;

/** The only SQL about prestasi. */
export function prestasiStore({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const atRest = (input: PrestasiInput) => ({
    ...input,
    happened_at: parseDate(input.tanggal)?.toISOString() ?? null,
  });

  return {
    list: itemList(db, 'prestasi', 'happened_at'),

    create(input: PrestasiInput): Promise<PrestasiRow> {
      const created = now().toISOString();
      return inTransaction(db, async (transaction) => {
        const row = await transaction
          .insertInto('prestasi')
          .values({ ...atRest(input), created_at: created, updated_at: created })
          .returningAll()
          .executeTakeFirstOrThrow();
        return keepFindable(transaction, 'prestasi', row);
      });
    },

    update(id: number, input: PrestasiInput): Promise<PrestasiRow | undefined> {
      return inTransaction(db, async (transaction) => {
        const row = await transaction
          .updateTable('prestasi')
          .set((eb) => ({
            ...atRest(input),
            updated_at: now().toISOString(),
            version: eb('version', '+', 1),
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        return row && keepFindable(transaction, 'prestasi', row);
      });
    },
  };
}
