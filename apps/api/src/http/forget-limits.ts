import { isPostgres } from '../db/dialect.ts';
import { limitsTable } from '../db/tables.ts';
import type { Deps } from '../deps.ts';

/** Lets go of what was counted and no longer counts; what is counted in memory goes by itself. */
export async function forgetLimits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  if (!isPostgres(db)) return;
  await db.deleteFrom(limitsTable).where('expire', '<', now().getTime()).execute();
}
