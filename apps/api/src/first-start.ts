import type { Config } from './config.ts';
import { inTransaction } from './db/in-transaction.ts';
import { seed } from './db/seed/seed.ts';
import type { Deps } from './deps.ts';
import { createFirstAdmin } from './features/admin/first-admin.ts';
import { adminStore } from './features/admin/store.ts';

/**
 * What happens once in the life of a database: sample content, if wanted, and the first
 * administrator, both or neither. A database that has an administrator is left alone.
 * @returns the password that was generated just now, else `''`.
 */
export async function firstStart(deps: Deps, { seed: content, admin }: Config): Promise<string> {
  if (await adminStore(deps.db).exists()) return '';
  return inTransaction(deps.db, async (db) => {
    if (content === 'sample') await seed({ ...deps, db });
    return createFirstAdmin({ ...deps, db }, admin);
  });
}
