import { type Occasion, occasionSchema } from '@pesantren/api-client/contract/agenda';
import type { Clock } from '@pesantren/content/clock';
import { Hono } from 'hono';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { readInstant } from '../../http/input.ts';
import { readListParams } from '../../http/pagination.ts';
import type { Env } from '../../http/request-context.ts';
import { describe, ifNoneMatch, queryParameter } from '../openapi/describe.ts';
import { inState, visibleAt } from '../publication/visible.ts';

const described = describe(
  'Agenda dan pengumuman yang punya tanggal acara, yang terdekat di atas',
  {
    parameters: [
      ...['from', 'to'].map((name) =>
        queryParameter(name, { type: 'string', format: 'date-time' }),
      ),
      queryParameter('limit', { type: 'integer', minimum: 0 }),
      ifNoneMatch,
    ],
    answers: { 200: z.array(occasionSchema), 304: null },
    headers: ['ETag'],
  },
);

type Row = Omit<Occasion, 'resource' | 'id' | 'version' | 'all_day' | 'cancelled'> & {
  id: number;
  version: number;
  all_day: number;
  cancelled: number;
};

type Range = { from: string; to: string | undefined; limit: number };

/** Mounts `/agenda.php/occasions`: all that has a day from an instant on, for everyone (docs/contract.md#agenda). */
export function createOccasionRoutes({ db, now, schoolClock }: Deps): Hono<Env> {
  async function events({ from, to, limit }: Range) {
    const begun = to === undefined ? sql`1 = 1` : sql`starts_at < ${to}`;
    const { rows } = await sql<Row>`
      select id, title, starts, ends, all_day, '' as time, place, note, category, cancelled,
        updated_at, version
      from agenda where ${visibleAt('agenda', now())} and over_at > ${from} and ${begun}
      order by starts_at, id limit ${limit}`.execute(db);
    return rows.map((row) => ({ ...row, resource: 'agenda' as const }));
  }

  /** Those in the archive too: their page is there. */
  async function announced({ from, to, limit }: Range, { isoDay }: Clock) {
    const last = sql`(case when event_end_date = '' then event_date else event_end_date end)`;
    const begun =
      to === undefined ? sql`1 = 1` : sql`event_date <= ${isoDay(new Date(Date.parse(to) - 1))}`;
    const { rows } = await sql<Row>`
      select id, title, event_date as starts, event_end_date as ends, 1 as all_day,
        event_time as time, event_place as place, '' as note, category, 0 as cancelled,
        updated_at, version
      from announcements
      where (${inState('published', now())} or ${inState('expired', now())})
        and event_date != '' and ${last} >= ${isoDay(new Date(from))} and ${begun}
      order by event_date, id limit ${limit}`.execute(db);
    return rows.map((row) => ({ ...row, resource: 'announcements' as const }));
  }

  return new Hono<Env>().get('/occasions', described, async (c) => {
    const to = c.req.query('to');
    const range = {
      from: readInstant(c.req.query('from')),
      to: to === undefined ? undefined : readInstant(to),
      limit: readListParams(c).limit,
    };
    const clock = await schoolClock.read();
    const found = [...(await events(range)), ...(await announced(range, clock))].map((row) => ({
      ...row,
      all_day: row.all_day === 1,
      cancelled: row.cancelled === 1,
    }));
    const keyOf = (row: (typeof found)[number]) => sortKey(row, clock);
    found.sort((a, b) => Number(keyOf(a) > keyOf(b)) - Number(keyOf(a) < keyOf(b)));
    c.header('Cache-Control', 'no-cache');
    return c.json(found.slice(0, range.limit));
  });
}

/** Returns the sort key of an occasion: its day, those of whole days first, then its time. */
function sortKey({ starts, all_day }: { starts: string; all_day: boolean }, clock: Clock): string {
  return all_day ? starts : `${clock.isoDay(new Date(starts))} ${starts}`;
}
