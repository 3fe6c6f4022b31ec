import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import type { Env } from '../http/request-context.ts';

/** How long a response is stored for retries at least, in milliseconds. */
const storedFor = 86_400_000;

/** The response to a POST: its `Location`, `ETag` and JSON body. */
export type StoredResponse = { location: string; tag: string; body: string };

/** A POST to `path` with an `Idempotency-Key`; `requestHash` is the SHA-256 of path and body. */
export type IdempotentRequest = { adminId: number; key: string; path: string; requestHash: string };

/** Reads a request's `Idempotency-Key`, `undefined` when it has none. @throws Problem `malformed-request` */
export async function readIdempotencyKey(c: Context<Env>): Promise<IdempotentRequest | undefined> {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem('malformed-request');
  const hash = createHash('sha256').update(`${c.req.path}\n`);
  const requestHash = hash.update(Buffer.from(await c.req.arrayBuffer())).digest('hex');
  return { adminId: c.get('admin').id, key, path: c.req.path, requestHash };
}

/**
 * Runs `work` once for an idempotency key and replays its stored response to retries, concurrent ones too. Keys
 * belong to the account, so a retry after a new login finds its response (docs/contract.md#idempotency).
 * @param deps with the transaction of the POST as `db`.
 * @throws Problem `conflict` when the key was used for another request; of another body it carries what that one made.
 */
export async function withIdempotencyKey(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  request: IdempotentRequest | undefined,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  if (!request) return work();
  const { adminId, key, path, requestHash } = request;
  const claimed = await db
    .insertInto('first_answers')
    .values({
      admin_id: adminId,
      key,
      request_hash: requestHash,
      created_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) {
    const response = await work();
    await db
      .updateTable('first_answers')
      .set(response)
      .where('admin_id', '=', adminId)
      .where('key', '=', key)
      .execute();
    return response;
  }
  const { request_hash, ...stored } = await db
    .selectFrom('first_answers')
    .select(['request_hash', 'location', 'tag', 'body'])
    .where('admin_id', '=', adminId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (request_hash === requestHash) return stored;
  throw new Problem('conflict', {
    message: 'Idempotency-Key ini sudah dipakai untuk kiriman lain.',
    ...(stored.location.startsWith(`${path}/`) && { current: JSON.parse(stored.body) }),
  });
}

/** Deletes responses that are older than a day. */
export async function purgeIdempotencyKeys({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - storedFor).toISOString();
  await db.deleteFrom('first_answers').where('created_at', '<', oldest).execute();
}
