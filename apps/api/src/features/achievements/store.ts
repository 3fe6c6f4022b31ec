import type { AchievementInput } from '@pesantren/api-client/contract/achievement';
import { parseDate } from '@pesantren/content/dates';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { createResourceList } from '../../resources/list.ts';
import { insertItem, updateItem } from '../../resources/store.ts';

export type AchievementRow = Row<'prestasi'>;

/** Creates the store of achievements, sorted by the day that `tanggal` names. */
export function createAchievementStore({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const toStorage = (input: AchievementInput) => ({
    ...input,
    happened_at: parseDate(input.tanggal)?.toISOString() ?? null,
  });

  return {
    list: createResourceList({ db, now }, 'prestasi', 'happened_at'),

    create(input: AchievementInput): Promise<AchievementRow> {
      return insertItem(db, 'prestasi', toStorage(input), now());
    },

    update(id: number, input: AchievementInput): Promise<AchievementRow | undefined> {
      return updateItem(db, 'prestasi', id, toStorage(input), now());
    },
  };
}
