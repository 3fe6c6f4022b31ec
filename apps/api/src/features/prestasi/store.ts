import type { PrestasiInput } from '@pesantren/api-client/contract/prestasi';
import { parseDate } from '@pesantren/content/dates';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { itemList } from '../items/list.ts';
import { insertItem, updateItem } from '../items/write.ts';

export type PrestasiRow = Row<'prestasi'>;

/** How prestasi are stored. */
export function prestasiStore({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const atRest = (input: PrestasiInput) => ({
    ...input,
    happened_at: parseDate(input.tanggal)?.toISOString() ?? null,
  });

  return {
    list: itemList({ db, now }, 'prestasi', 'happened_at'),

    create(input: PrestasiInput): Promise<PrestasiRow> {
      return insertItem(db, 'prestasi', atRest(input), now());
    },

    update(id: number, input: PrestasiInput): Promise<PrestasiRow | undefined> {
      return updateItem(db, 'prestasi', id, atRest(input), now());
    },
  };
}
