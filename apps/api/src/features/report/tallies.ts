import { sql } from 'kysely';
import type { TalliesTable } from '../../db/report-tables.ts';
import type { Deps } from '../../deps.ts';

const day = 86_400_000;

/** Days for which tallies are kept, those of the report. */
export const talliedDays = 28;

type Sources = Pick<Deps, 'db' | 'now' | 'schoolClock'>;
type Kind = TalliesTable['kind'];

/** Adds to what is counted today. */
export async function addTallies(
  { db, now, schoolClock }: Sources,
  kind: Kind,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  if (counts.size === 0) return;
  const day = (await schoolClock.read()).isoDay(now());
  const rows = [...counts].map(([name, count]) => ({ kind, day, name, count }));
  await db
    .insertInto('tallies')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'day', 'name'])
        .doUpdateSet({ count: sql`tallies.count + excluded.count` }),
    )
    .execute();
}

/** Returns what was counted within the last days, by name, the most first; `limit` of them where it is given. */
export async function readTallies(
  { db, now, schoolClock }: Sources,
  kind: Kind,
  { days = talliedDays, limit }: { days?: number; limit?: number } = {},
): Promise<Map<string, number>> {
  const { isoDay } = await schoolClock.read();
  const rows = await db
    .selectFrom('tallies')
    .where('kind', '=', kind)
    .where('day', '>', isoDay(new Date(now().getTime() - days * day)))
    .groupBy('name')
    .select(['name', (eb) => eb.fn.sum<number>('count').as('count')])
    .orderBy('count', 'desc')
    .orderBy('name')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Forgets what the report no longer counts. */
export async function purgeTallies({ db, now, schoolClock }: Sources): Promise<void> {
  const before = (await schoolClock.read()).isoDay(new Date(now().getTime() - talliedDays * day));
  await db.deleteFrom('tallies').where('day', '<=', before).execute();
}
