import { EnvironmentError } from '@pesantren/api-client/server/environment';
import type { Config } from './config.ts';
import { isUnavailable } from './db/failure.ts';
import { inTransaction } from './db/in-transaction.ts';
import type { Deps } from './deps.ts';
import { createFirstAdmin } from './features/admin/first-admin.ts';
import { createAdminStore } from './features/admin/store.ts';
import { hostsOf, weaknessOf } from './features/admin/weak-password.ts';
import { seed } from './seed/seed.ts';

type Wanted = Pick<Config, 'seed' | 'admin'>;

/**
 * What happens once in the life of a database: sample content, if wanted, and the first
 * administrator, both or neither. A database that has an administrator is left alone.
 * @returns the password that was generated just now, else `''`.
 * @throws EnvironmentError when the password that is to be the first one is easily guessed.
 */
export async function firstStart(deps: Deps, { seed: content, admin }: Wanted): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      if (await createAdminStore(deps.db).exists()) return '';
      await refuseWeak(deps, admin);
      return await fill(deps, { seed: content, admin });
    } catch (error) {
      // Another process may be at it, which takes it longer than a write waits.
      if (!isUnavailable(error) || tries === 12) throw error;
    }
  }
}

async function refuseWeak(deps: Deps, { username, password }: Wanted['admin']): Promise<void> {
  const weakness = password && (await weaknessOf(password, [username, ...hostsOf(deps)]));
  if (weakness) throw new EnvironmentError('ADMIN_PASSWORD', '…', weakness.replace(/\.$/, ''));
}

function fill(deps: Deps, { seed: content, admin }: Wanted): Promise<string> {
  return inTransaction(deps.db, async (db) => {
    if (await createAdminStore(db).exists()) return '';
    if (content === 'sample') await seed({ ...deps, db });
    return createFirstAdmin({ ...deps, db }, admin);
  });
}
