import { type AgendaEventInput, maxEvents } from '@pesantren/api-client/contract/agenda';
import { isDay, momentOn, overAt } from '@pesantren/content/calendar/event-moments';
import type { Clock } from '@pesantren/content/clock';
import { parseDate } from '@pesantren/content/dates';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { instant, type ResourceDefinition } from '../../resources/definition.ts';
import { sampleAgenda } from '../../seed/sample-agenda.ts';
import { createOccasionRoutes } from './occasion-routes.ts';

/** Sorts drafts without a day behind all others. */
const undated = '0000-01-01T00:00:00.000Z';

/** The agenda, `/agenda.php` (docs/contract.md#agenda). */
export const agenda: ResourceDefinition<'agenda'> = {
  uploads: {},
  title: 'title',
  list: { sortColumn: 'starts_at' },
  found: {
    ...{ date: 'starts_at', lines: ['place', 'note'] },
    ...{ starts: 'starts', ends: 'ends', cancelled: 'cancelled' },
  },
  onClock: (input, clock) => ({
    ...input,
    starts: momentOn(input.starts, clock),
    ...(input.ends !== undefined && { ends: momentOn(input.ends, clock) }),
  }),
  toColumns: async ({ db, clock }, input, before) => {
    if (!before) await requireRoom(db, 1);
    return {
      ...input,
      all_day: Number(isDay(input.starts)),
      cancelled: Number(input.cancelled),
      ends: input.ends ?? '',
      place: input.place ?? '',
      note: input.note ?? '',
      category: input.category ?? '',
      ...spanOf(input, clock),
    };
  },
  restored: (db) => requireRoom(db, 0),
  serialize: ({ all_day, cancelled }) => ({ all_day: all_day === 1, cancelled: cancelled === 1 }),
  facts: { starts_at: instant, over_at: instant },
  routes: createOccasionRoutes,
  samples: sampleAgenda,
};

/** Returns when an event begins, and from when on it is over: with its end, or else with its day. */
function spanOf({ starts, ends = '' }: Pick<AgendaEventInput, 'starts' | 'ends'>, clock: Clock) {
  return {
    starts_at: parseDate(starts, clock)?.toISOString() ?? undated,
    over_at: overAt({ starts, ends }, clock)?.toISOString() ?? undated,
  };
}

/** @throws Problem `invalid-field` when the agenda holds more events than it can, with some `more`. */
async function requireRoom(db: Deps['db'], more: number): Promise<void> {
  const { count } = await db
    .selectFrom('agenda')
    .where('deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count + more <= maxEvents) return;
  const message = 'Agenda paling banyak 5.000 acara. Hapus yang lama lebih dahulu.';
  throw new Problem('invalid-field', { message, errors: { title: message } });
}
