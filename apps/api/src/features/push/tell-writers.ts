import { can } from '@pesantren/api-client/contract/permissions';
import type { PublishedName } from '@pesantren/api-client/contract/publication';
import { publishedNames } from '@pesantren/api-client/contract/publication';
import type { PushMessage } from '@pesantren/api-client/contract/push';
import { resources } from '@pesantren/api-client/resources';
import { createMiddleware } from 'hono/factory';
import { sql } from 'kysely';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { type Env, isSafeMethod } from '../../http/request-context.ts';
import { createAdminStore } from '../admin/store.ts';
import { createReviews } from '../publication/reviews.ts';
import { notify } from './send.ts';
import { createPushStore } from './store.ts';

type Told = { title: string; published: number; written_by: string; publish_at: string | null };

/** Tells a writer on the own devices, once a call has answered the request to publish (docs/contract.md#push). */
export function tellWriters(deps: Deps) {
  const report = (error: unknown) =>
    deps.log({ event: 'push-failed', message: String(error) }, 'error');
  return createMiddleware<Env>(async (c, next) => {
    const since = deps.now().toISOString();
    await next();
    if (isSafeMethod(c.req.method) || !c.res.ok) return;
    const [, file, id] = /\/api(\/\w+\.php)\/(\d+)(?:\/|$)/.exec(c.req.path) ?? [];
    const name = publishedNames.find((one) => resources[one].path === file);
    if (!name || !can(c.get('admin').role, 'publish')) return;
    const told = await readTold(deps, name, Number(id), since).catch(report);
    // The answer does not wait for the services of browsers.
    if (told) void notify(deps, told.devices, told.message).catch(report);
  });
}

/** Reads whom a call's answer is told, and in which words; undefined where it gave none, or nobody listens. */
async function readTold(deps: Deps, name: PublishedName, id: number, since: string) {
  const review = (await createReviews(deps, name).of([id])).get(id);
  if (!review || review.at < since) return undefined;
  const { rows } = await sql<Told>`
    select title, published, written_by, publish_at from ${sql.table(name)} where id = ${id}`.execute(
    deps.db,
  );
  const [item] = rows;
  if (!item || item.written_by === review.username) return undefined;
  const writer = await createAdminStore(deps.db).byName(item.written_by);
  const devices = writer ? await createPushStore(deps).ofAccount(writer.id) : [];
  if (devices.length === 0) return undefined;
  const message = { ...wordsFor(item, review), path: `${name}/${id}` };
  return { devices, message };
}

/** The note itself stays in the admin: a locked screen shows a notification to everyone. */
function wordsFor(
  { title, published, publish_at }: Told,
  { note, username, at }: Row<'reviews'>,
): Pick<PushMessage, 'title' | 'body'> {
  const quoted = `“${title}”`;
  if (note) {
    return { title: `${quoted} dikembalikan`, body: `${username} menulis catatan untuk Anda.` };
  }
  if (published === 0) {
    return { title: `${quoted} ditarik dari situs`, body: `Oleh ${username}; kini draf.` };
  }
  return publish_at !== null && publish_at > at
    ? { title: `${quoted} dijadwalkan`, body: `Oleh ${username}.` }
    : { title: `${quoted} sudah terbit`, body: `Diterbitkan oleh ${username}.` };
}
