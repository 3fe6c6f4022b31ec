import { EnvironmentError } from '@pesantren/api-client/server/environment';
import type { Config } from '../config.ts';
import { isUnavailable } from '../db/errors.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { createFirstAdmin } from '../features/admin/first-admin.ts';
import { accountNameFault } from '../features/admin/name-key.ts';
import { createAdminStore } from '../features/admin/store.ts';
import { weaknessOf, wordsOfSchool } from '../features/admin/weak-password.ts';
import { createSchoolStore } from '../features/school/store.ts';
import { seed, seedOpenWave, storeSampleFiles } from '../seed/seed.ts';

type Settings = Pick<Config, 'seed' | 'admin'>;

const maxTries = 12;

/**
 * Fills a new database, in one transaction, with sample content, if wanted, and the first administrator. A
 * database that has an administrator stays as it is.
 * @returns the generated password, `''` when none was generated.
 * @throws EnvironmentError when the configured name may be no account's, or the password is easily guessed.
 */
export async function initializeDatabase(deps: Deps, settings: Settings): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      if (await createAdminStore(deps.db).exists()) return '';
      refuseOddName(settings.admin);
      await refuseWeakPassword(deps, settings.admin);
      if (settings.seed !== 'none') await storeSampleFiles(deps);
      return await fill(deps, settings);
    } catch (error) {
      // Another process may be filling it, which takes longer than a write waits.
      if (!isUnavailable(error) || tries === maxTries) throw error;
    }
  }
}

/** Only for an account to be made: who has another name since before that rule keeps it. */
function refuseOddName({ username }: Settings['admin']): void {
  const fault = accountNameFault(username);
  if (fault) throw new EnvironmentError('ADMIN_USERNAME', username, fault.replace(/\.$/, ''));
}

async function refuseWeakPassword(
  deps: Deps,
  { username, password }: Settings['admin'],
): Promise<void> {
  const weakness =
    password && (await weaknessOf(password, [username, ...(await wordsOfSchool(deps))]));
  if (weakness) throw new EnvironmentError('ADMIN_PASSWORD', '…', weakness.replace(/\.$/, ''));
}

function fill(deps: Deps, { seed: content, admin }: Settings): Promise<string> {
  return inTransaction(deps.db, async (db) => {
    if (await createAdminStore(db).exists()) return '';
    if (content !== 'none') await seed({ ...deps, db });
    if (content === 'open-wave') await seedOpenWave({ ...deps, db });
    if (content === 'none') await createSchoolStore({ ...deps, db }).beginEmpty();
    return createFirstAdmin({ ...deps, db }, admin);
  });
}
