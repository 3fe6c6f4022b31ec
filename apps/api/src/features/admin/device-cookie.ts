import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Row } from '../../db/tables.ts';
import { cookieAttributes, cookieValue } from '../../http/session-cookie.ts';

type Account = Pick<Row<'admins'>, 'id' | 'password_hash'>;

/** In seconds; browsers keep no cookie longer. */
const knownFor = 400 * 86_400;

/** One for each account, since a school's computer is used by several people. */
const prefix = '__Host-device-';

/**
 * `Set-Cookie` that makes a device known to an account once it has signed in there (OWASP, "Slow Down Online
 * Guessing Attacks with Device Cookies"). It opens nothing: tries to sign in count for this device alone.
 */
export function deviceCookie(account: Account, now: Date): string {
  const device = randomBytes(16).toString('base64url');
  const issued = Math.floor(now.getTime() / 1000);
  const value = `${device}.${issued}.${signature(account, device, issued).toString('base64url')}`;
  return `${prefix}${account.id}=${value}; ${cookieAttributes}; Max-Age=${knownFor}`;
}

/** The name of the device that a `Cookie` header comes from, when the account knows it. */
export function knownDevice(
  header: string | undefined,
  account: Account,
  now: Date,
): string | undefined {
  const value = cookieValue(header, prefix + account.id);
  const [, device = '', digits, signed = ''] =
    /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/.exec(value) ?? [];
  const issued = Number(digits);
  const age = now.getTime() / 1000 - issued;
  const right = Buffer.from(signed, 'base64url');
  const expected = signature(account, device, issued);
  if (!(age < knownFor) || right.length !== expected.length) return undefined;
  return timingSafeEqual(right, expected) ? device : undefined;
}

/** The accounts that a `Cookie` header says its device is known to; each is still to be believed. */
export function claimedAccounts(header = ''): number[] {
  const ids = [...header.matchAll(/__Host-device-([1-9]\d{0,14})=/g)].map(([, id]) => Number(id));
  return ids.slice(0, 5);
}

/**
 * The key is the account's password hash, whose salt and tag are 48 random bytes that nobody but the
 * database has: so a new password makes every device a stranger, those of whoever had the old one too.
 */
function signature({ id, password_hash: key }: Account, device: string, issued: number): Buffer {
  return createHmac('sha256', key).update(`device ${id} ${device} ${issued}`).digest();
}
