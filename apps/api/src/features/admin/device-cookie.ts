import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { cookieAttributes, cookieValue, sessionValue } from '../../http/guards/session.ts';
import { clockTolerance, createSessions } from './sessions.ts';
import { createAdminStore } from './store.ts';

type Account = Pick<Row<'admins'>, 'id' | 'password_hash'>;

/** The longest `Max-Age` that browsers accept, in seconds. */
const maxAge = 400 * 86_400;

/** One cookie for each account: several people share a school's computer. */
const prefix = '__Host-device-';

/**
 * Returns the `Set-Cookie` of a device that has signed in to an account. It signs nobody in: login attempts from
 * it are counted apart (docs/decisions/0017-known-devices.md; OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies").
 */
export function deviceCookie(account: Account, now: Date): string {
  const device = randomBytes(16).toString('base64url');
  const issued = Math.floor(now.getTime() / 1000);
  const value = `${device}.${issued}.${signature(account, device, issued).toString('base64url')}`;
  return `${prefix}${account.id}=${value}; ${cookieAttributes}; Max-Age=${maxAge}`;
}

/** Returns the device's random name when the account's cookie is in the header, authentic, not expired and not from the future. */
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
  if (!(age < maxAge && age > -clockTolerance / 1000) || right.length !== expected.length)
    return undefined;
  return timingSafeEqual(right, expected) ? device : undefined;
}

/** Returns the accounts whose device cookies are in a header, five at most, none verified yet. */
function claimedAccounts(header = ''): number[] {
  const ids = [...header.matchAll(/__Host-device-([1-9]\d{0,14})=/g)].map(([, id]) => Number(id));
  return ids.slice(0, 5);
}

/**
 * Signs with the account's password hash, whose salt and tag are 48 random bytes known to the database alone: a
 * new password invalidates the cookies of all devices.
 */
function signature({ id, password_hash: key }: Account, device: string, issued: number): Buffer {
  return createHmac('sha256', key).update(`device ${id} ${device} ${issued}`).digest();
}

/**
 * Creates the function that names a caller by a `Cookie` header with a live session or an authentic device cookie,
 * for a rate limit of their own; `''` for everyone else.
 */
export function createCallerIdentifier({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const live = createSessions({ db, now });
  const admins = createAdminStore(db);

  return async (cookies: string | undefined): Promise<string> => {
    const value = sessionValue(cookies);
    const admin = value && (await live.adminOf(value));
    if (admin) return `session ${admin.session}`;
    for (const id of claimedAccounts(cookies)) {
      const account = await admins.byId(id);
      const device = account && knownDevice(cookies, account, now());
      if (device) return `device ${device}`;
    }
    return '';
  };
}
