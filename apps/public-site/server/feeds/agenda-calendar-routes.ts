import { ApiError } from '@pesantren/api-client/api-error';
import type { Occasion } from '@pesantren/api-client/contract/agenda';
import { clockOf } from '@pesantren/content/clock';
import { type Context, Hono } from 'hono';
import { parseOccasionKey } from '../../src/features/agenda/occasion.ts';
import { paths } from '../../src/paths.ts';
import type { SiteClient } from '../../src/services.ts';
import { forAMoment, sharedFor } from '../caching/freshness.ts';
import type { FactsReader } from '../facts-reader.ts';
import { agendaCalendar } from './agenda-calendar.ts';

/** How far back a subscribed calendar goes, in milliseconds. */
const goesBack = 366 * 86_400_000;

/** Creates the routes of the agenda as a calendar that phones subscribe to, and of each of its occasions alone. */
export function agendaCalendarRoutes(
  client: Pick<SiteClient, 'item' | 'occasions'>,
  readFacts: FactsReader['read'],
  siteUrl: string,
): Hono {
  async function respond(c: Context, occasions: readonly Occasion[] | null, name: string) {
    if (!occasions) return c.text('Tidak ditemukan', 404, { 'Cache-Control': forAMoment });
    return c.body(agendaCalendar(occasions, (await readFacts()).all, siteUrl), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': sharedFor(),
    });
  }

  return new Hono()
    .get(paths.agendaCalendar, async (c) => {
      const { startOfTomorrow } = clockOf((await readFacts()).all.time_zone);
      const from = new Date(startOfTomorrow(new Date()).getTime() - goesBack);
      return respond(c, await client.occasions({ from }), 'agenda.ics');
    })
    .get('/agenda/:file{[a-z]+-\\w+\\.ics}', async (c) => {
      const file = c.req.param('file');
      const occasion = await occasionAt(client, file.slice(0, -'.ics'.length));
      return respond(c, occasion && [occasion], file);
    })
    .onError((error, c) => {
      if (!(error instanceof ApiError)) throw error;
      return c.text('Belum dapat dibaca', 503, {
        'Retry-After': '10',
        'Cache-Control': 'no-store',
      });
    });
}

/** Reads one occasion by its name in addresses; null where there is none. */
async function occasionAt(client: Pick<SiteClient, 'item'>, key: string): Promise<Occasion | null> {
  const named = parseOccasionKey(key);
  if (!named) return null;
  const { resource, id } = named;
  try {
    if (resource === 'agenda') {
      return { ...(await client.item('agenda', id)), resource, time: '' };
    }
    const announcement = await client.item('announcements', id);
    const { title, category, updated_at, version, event_date: starts = '' } = announcement;
    if (!starts) return null;
    const {
      event_end_date: ends = '',
      event_time: time = '',
      event_place: place = '',
    } = announcement;
    const given = { resource, id, title, starts, ends, time, place, category, updated_at, version };
    return { ...given, all_day: true, note: '', cancelled: false };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
