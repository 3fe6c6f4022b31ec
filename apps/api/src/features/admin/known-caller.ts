import type { Deps } from '../../deps.ts';
import { sessionValue } from '../../http/session-cookie.ts';
import { claimedAccounts, knownDevice } from './device-cookie.ts';
import { createSessions } from './sessions.ts';
import { createAdminStore } from './store.ts';

/** Tells callers whose `Cookie` header proves that they are, or have been, signed in; others are `''`. */
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
