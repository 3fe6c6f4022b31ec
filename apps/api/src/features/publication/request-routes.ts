import { can } from '@pesantren/api-client/contract/permissions';
import {
  type PublishedName,
  type PublishRequest,
  publishedNames,
  publishedToldFor,
  requestSchema,
} from '@pesantren/api-client/contract/publication';
import { Hono } from 'hono';
import { type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { requireSession } from '../../http/guards/session.ts';
import { maxLimit } from '../../http/pagination.ts';
import type { Admin, Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { describe, ifNoneMatch } from '../openapi/describe.ts';

/** A row of an item with its request, or the answer to that. */
type Found = {
  id: number;
  title: string;
  published: number;
  publish_at: string | null;
  written_by: string;
  submitted_at: string | null;
  at: string | null;
  username: string | null;
  note: string | null;
};

/** Mounts `/requests.php`: the requests to publish that concern an account (docs/contract.md#requests). */
export function createRequestRoutes(deps: Deps) {
  const described = describe('Permintaan terbit yang menunggu Anda, dan jawaban untuk Anda', {
    needs: 'session',
    parameters: [ifNoneMatch],
    answers: { 200: z.array(requestSchema), 304: null },
  });

  /** Finds those of a resource: what waits for who publishes, and what became of the account's own. */
  async function of(resource: PublishedName, { username, role }: Admin, now: Date) {
    const since = new Date(now.getTime() - publishedToldFor).toISOString();
    const waits = can(role, 'publish') ? sql<SqlBool>`submitted_at is not null` : sql`1 = 0`;
    const columns = sql`id, title, published, publish_at, written_by, submitted_at`;
    const { rows } = await sql<Found>`
      select ${columns}, null as at, null as username, null as note from ${sql.table(resource)}
        where deleted_at is null and ${waits}
      union all
      select ${columns}, reviews.at, reviews.username, reviews.note
        from reviews join ${sql.table(resource)} on id = item_id
        where resource = ${resource} and deleted_at is null and written_by = ${username}
          and (reviews.note != '' or reviews.at > ${since})`.execute(deps.db);
    return rows.map((row) => requestOf(resource, row, now.toISOString()));
  }

  const guard = requireSession(createSessions(deps));
  return new Hono<Env>().get('/', described, guard, async (c) => {
    const found: Omit<PublishRequest, 'id'>[] = [];
    for (const resource of publishedNames) {
      found.push(...(await of(resource, c.get('admin'), deps.now())));
    }
    const newest = found.toSorted((a, b) => Number(a.at < b.at) - Number(a.at > b.at));
    return c.json(newest.slice(0, maxLimit));
  });
}

function requestOf(resource: PublishedName, row: Found, now: string) {
  const { id, title, published, written_by, submitted_at, publish_at, at, username, note } = row;
  const item = { resource, id, title };
  if (at === null) {
    return { ...item, state: 'submitted' as const, at: submitted_at ?? '', username: written_by };
  }
  const answered = { ...item, username: username ?? '' };
  if (note) return { ...answered, state: 'returned' as const, at };
  if (published === 0) return { ...answered, state: 'withdrawn' as const, at };
  const isLater = publish_at !== null && publish_at > now;
  const from = publish_at !== null && publish_at > at ? publish_at : at;
  return {
    ...answered,
    state: isLater ? ('scheduled' as const) : ('published' as const),
    at: from,
  };
}
