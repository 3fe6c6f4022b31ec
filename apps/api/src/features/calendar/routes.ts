import {
  calendarEntrySchema,
  type PublishedName,
  publishedNames,
} from '@pesantren/api-client/contract/publication';
import { Hono } from 'hono';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { requireSession } from '../../http/guards/session.ts';
import { readInstant } from '../../http/input.ts';
import { Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { describe, ifNoneMatch, queryParameter } from '../openapi/describe.ts';
import { revisionsKeptFor } from '../publication/revisions.ts';
import { notDeleted } from '../publication/visible.ts';

/** The longest time that one answer covers, in milliseconds: a month as a calendar shows it. */
const longest = 62 * 86_400_000;

const events = { appears: 'publish_at', ends: 'expire_at' } as const;

type Entry = { id: number; title: string; at: string };

/** Mounts `/calendar.php`: what appears and what ends within a time, for a session (docs/contract.md#calendar). */
export function createCalendarRoutes(deps: Deps) {
  const described = describe('Apa yang mulai tampil dan berakhir, dan kapan', {
    needs: 'session',
    parameters: [queryParameter('from'), queryParameter('to'), ifNoneMatch],
    answers: { 200: z.array(calendarEntrySchema), 304: null },
  });

  async function within(resource: PublishedName, event: keyof typeof events, range: Range) {
    const at = sql.ref(events[event]);
    const { rows } = await sql<Entry>`select id, title, ${at} as at from ${sql.table(resource)}
      where ${notDeleted} and published = 1 and ${at} >= ${range.from} and ${at} < ${range.to}`.execute(
      deps.db,
    );
    return rows.map((row) => ({ resource, ...row, event }));
  }

  /**
   * Finds what was published at once within the time, by the first of its published versions. Of what is older than its
   * history is kept that one may be gone: it appeared before.
   */
  async function publishedWithin(resource: PublishedName, { from, to }: Range) {
    const { rows } = await sql<Entry>`select item.id, item.title, first.at as at
      from revisions as first join ${sql.table(resource)} as item on item.id = first.item_id
      where first.resource = ${resource} and first.published = 1
        and first.at >= ${from} and first.at < ${to}
        and item.deleted_at is null and item.published = 1 and item.publish_at is null
        and not exists (select 1 from revisions as earlier
          where earlier.resource = ${resource} and earlier.item_id = first.item_id
            and earlier.version < first.version
            and (earlier.published = 1 or earlier.at < ${historyKeptSince(from)}))`.execute(
      deps.db,
    );
    return rows.map((row) => ({ resource, ...row, event: 'appears' as const }));
  }

  const guard = requireSession(createSessions(deps));
  return new Hono<Env>().get('/', described, guard, async (c) => {
    const range = { from: readInstant(c.req.query('from')), to: readInstant(c.req.query('to')) };
    if (Date.parse(range.to) - Date.parse(range.from) > longest) throw tooLong();
    const found = [];
    for (const resource of publishedNames) {
      found.push(...(await within(resource, 'appears', range)));
      found.push(...(await publishedWithin(resource, range)));
      found.push(...(await within(resource, 'ends', range)));
    }
    return c.json(found.toSorted((a, b) => Number(a.at > b.at) - Number(a.at < b.at)));
  });
}

type Range = { from: string; to: string };

/** Returns the instant from which on every version before another is kept, the hundred-and-first aside. */
function historyKeptSince(from: string): string {
  return new Date(Date.parse(from) - revisionsKeptFor + longest).toISOString();
}

function tooLong(): Problem {
  return new Problem('malformed-request', { message: 'Kalender paling panjang 62 hari.' });
}
