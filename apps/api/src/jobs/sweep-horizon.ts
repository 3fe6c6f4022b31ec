import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

const day = 86_400_000;

/** How far the clock may be past the last sign of anybody before it is doubted, in milliseconds. */
const believedFor = 2 * day;

/** How long after a sweep there is none, in milliseconds: less than between two of one process. */
const rest = day / 4;

type HorizonDeps = Pick<Deps, 'db' | 'now' | 'log'>;

/**
 * Returns the moment up to which a sweep may take what is over, a day past the last one at most, and notes it: what is
 * deleted for good must not depend on a clock that may be wrong (docs/reliability.md#d19).
 * @returns undefined, and logs one line, when the clock is days past all that anybody has done and past the last sweep; undefined also
 *   shortly after a sweep.
 */
export async function sweepHorizon({ db, now, log }: HorizonDeps): Promise<Date | undefined> {
  const at = now().getTime();
  const { newest, until } = await lastSigns(db);
  const sign = Date.parse(newest);
  // While a sweep follows the other the clock is that of before, in holidays too.
  const isBelieved = [newest, until].some(
    (known) => known && at - Date.parse(known) <= believedFor,
  );
  if (!isBelieved) {
    log({ event: 'sweep-held', now: new Date(at).toISOString(), newest, message: held }, 'warn');
    return undefined;
  }
  // Another process of the school has swept since.
  if (until !== null && isWithin(at - Date.parse(until), rest)) return undefined;
  const before = until === null ? sign : Date.parse(until);
  const horizon = new Date(Math.min(at, before + day));
  // Never back: a clock that was behind must not hold up sweeps for years.
  const noted = new Date(Math.max(before, horizon.getTime())).toISOString();
  await db
    .insertInto('sweeps')
    .values({ id: 1, until: noted })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ until: noted }))
    .execute();
  return horizon;
}

const isWithin = (passed: number, limit: number) => passed >= 0 && passed < limit;

const held =
  'Jam mesin lebih dari dua hari di depan hal terakhir di basis data dan pembersihan terakhir: tidak ada yang dihapus sampai seseorang masuk lagi. Periksa jam mesin.';

/** Finds when somebody did something last, and how far sweeps have come. */
async function lastSigns(db: Deps['db']): Promise<{ newest: string; until: string | null }> {
  const { rows } = await sql<{ newest: string; until: string | null }>`
    select max(at) as newest, (select until from sweeps where id = 1) as until from (
      select max(at) as at from log
      union all select max(seen_at) from sessions
      union all select max(created_at) from admins
    ) as signs`.execute(db);
  const [found] = rows;
  return { newest: found?.newest ?? new Date(0).toISOString(), until: found?.until ?? null };
}
