import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type PreviewLink,
  type PublishedName,
  publishedNames,
} from '@pesantren/api-client/contract/publication';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { clockTolerance } from '../admin/sessions.ts';
import { createAdminStore } from '../admin/store.ts';

/** How long a link shows its version, in milliseconds. */
const lifetime = 7 * 86_400_000;

/** The version that a link shows. */
export type Previewed = { resource: PublishedName; id: number; version: number };

type Account = Pick<Row<'admins'>, 'id' | 'password_hash'>;

/** Creates a link to a version of an item as it will be, for who has no account (docs/contract.md#preview). */
export async function createPreviewLink(
  { db, now, siteOrigin }: Pick<Deps, 'db' | 'now' | 'siteOrigin'>,
  { id: accountId }: { id: number },
  previewed: Previewed,
): Promise<PreviewLink> {
  const expires = new Date(now().getTime() + lifetime);
  const account = await createAdminStore(db).byId(accountId);
  if (!account) throw new Error('A session has an account.');
  const { resource, id, version } = previewed;
  const seconds = Math.floor(expires.getTime() / 1000);
  const parts = [accountId, publishedNames.indexOf(resource), id, version, seconds];
  const signed = signature(account, parts).toString('base64url');
  return {
    url: `${siteOrigin}/pratinjau/${parts.join('-')}-${signed}`,
    expires_at: new Date(seconds * 1000).toISOString(),
  };
}

/** Reads a link's token; undefined for one that is not ours, has ended, or whose account may no longer sign in. */
export async function readPreviewToken(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<(Previewed & { expiresAt: string }) | undefined> {
  const found = /^(\d{1,15})-(\d)-(\d{1,15})-(\d{1,15})-(\d{1,12})-([\w-]{43})$/.exec(token);
  if (!found) return undefined;
  const [accountId = 0, index = 0, id = 0, version = 0, seconds = 0] = found
    .slice(1, 6)
    .map(Number);
  const account = await createAdminStore(db).byId(accountId);
  const resource = publishedNames[index];
  const rest = seconds * 1000 - now().getTime();
  // A longer rest is that of a link made while the clock was ahead.
  const isOver = rest <= 0 || rest > lifetime + clockTolerance;
  if (!account || account.disabled_at || !resource || isOver) return undefined;
  const given = Buffer.from(found[6] ?? '', 'base64url');
  const expected = signature(account, [accountId, index, id, version, seconds]);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { resource, id, version, expiresAt: new Date(seconds * 1000).toISOString() };
}

/** Signs with the account's password hash, as a device's cookie is: a new password ends its links too. */
function signature({ password_hash: key }: Account, parts: readonly number[]): Buffer {
  return createHmac('sha256', key)
    .update(`preview ${parts.join(' ')}`)
    .digest();
}
