import { publishedNames } from '@pesantren/api-client/contract/publication';
import { clockOf } from '@pesantren/content/clock';
import type { TimeZone } from '@pesantren/content/facts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Change = { from: TimeZone; to: TimeZone; now: Date };

/** A column of instants, and which of them the school has typed as a day or a time on its clock. */
type Column = { table: string; name: string; typed: RawBuilder<boolean> };

/**
 * Moves what a school has typed as a day or a time of day to the same day and time on the clock of its new zone: visitors read
 * on what was typed (docs/spec.md#j-08). What has happened, and what has appeared or ended already, stays in its moment.
 */
export async function keepClockTimes(db: Kysely<Tables>, { from, to, now }: Change): Promise<void> {
  const shift = clockOf(from).ahead - clockOf(to).ahead;
  if (shift === 0) return;
  const day = '2000-01-01';
  const midnight = clockOf(from).instantAt(day).toISOString().slice(day.length);
  for (const { table, name, typed } of columnsOf(midnight, now.toISOString())) {
    await shiftColumn(db, { table, name, typed }, shift);
  }
  await shiftRevisions(db, now.toISOString(), shift);
}

/** @param midnight the time of day at which the school's days began, in UTC. */
function columnsOf(midnight: string, now: string): Column[] {
  const typed = {
    // A day without a time, `2026-12-06`, is the same in every zone.
    moment: (name: string) => sql<boolean>`length(${sql.ref(name)}) > 10`,
    dated: (name: string) => sql<boolean>`${sql.ref(name)} > '0001'`,
    day: (name: string) =>
      sql<boolean>`${sql.ref(name)} > '0001' and ${sql.ref(name)} like ${`%${midnight}`}`,
    coming: (name: string) => sql<boolean>`${sql.ref(name)} > ${now}`,
  };
  const column = (table: string, name: string, kind: keyof typeof typed) => ({
    ...{ table, name },
    typed: typed[kind](name),
  });
  return [
    ...['starts', 'ends'].map((name) => column('agenda', name, 'moment')),
    ...['starts_at', 'over_at'].map((name) => column('agenda', name, 'dated')),
    ...['articles', 'announcements'].map((table) => column(table, 'published_at', 'day')),
    column('prestasi', 'happened_at', 'day'),
    ...publishedNames.flatMap((table) =>
      ['publish_at', 'expire_at'].map((name) => column(table, name, 'coming')),
    ),
  ];
}

/** Each value at once, the foremost first: one that was moved is never met again. */
async function shiftColumn(
  db: Kysely<Tables>,
  { table, name, typed }: Column,
  shift: number,
): Promise<void> {
  const [place, column] = [sql.table(table), sql.ref(name)];
  const order = shift < 0 ? sql`asc` : sql`desc`;
  const found = await sql<{ value: string }>`
    select distinct ${column} as value from ${place} where ${typed} order by value ${order}
  `.execute(db);
  for (const { value } of found.rows) {
    const moved = new Date(Date.parse(value) + shift).toISOString();
    await sql`update ${place} set ${column} = ${moved} where ${column} = ${value}`.execute(db);
  }
}

/** Versions of the history, and drafts over what is published, that are read in one step. */
const step = 500;

async function shiftRevisions(db: Kysely<Tables>, now: string, shift: number): Promise<void> {
  for (let last = 0, isDone = false; !isDone; ) {
    const rows = await db
      .selectFrom('revisions')
      .select(['id', 'resource', 'body'])
      .where('id', '>', last)
      .where((where) =>
        where.or([where('resource', '=', 'agenda'), where('body', 'like', '%_at":"2%')]),
      )
      .orderBy('id')
      .limit(step)
      .execute();
    for (const { id, resource, body } of rows) {
      const moved = JSON.stringify(shiftedBody(JSON.parse(body), { resource, now, shift }));
      if (moved !== body) {
        await db.updateTable('revisions').set({ body: moved }).where('id', '=', id).execute();
      }
    }
    last = rows.at(-1)?.id ?? last;
    isDone = rows.length < step;
  }
}

type Shift = { resource: string; now: string; shift: number };

function shiftedBody(body: Record<string, unknown>, { resource, now, shift }: Shift) {
  const entries = Object.entries(body).map(([name, value]) => {
    const isMoment = resource === 'agenda' && ['starts', 'ends'].includes(name);
    const isTime = ['publish_at', 'expire_at'].includes(name);
    const isTyped =
      typeof value === 'string' && ((isMoment && value.length > 10) || (isTime && value > now));
    return [name, isTyped ? new Date(Date.parse(value) + shift).toISOString() : value];
  });
  return Object.fromEntries(entries);
}
