import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readConfig, sqlitePath } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import { createFirstAdmin } from '../features/admin/first-admin.ts';
import { createPasswordHasher } from '../features/admin/passwords.ts';
import { createSchoolStore } from '../features/school/store.ts';
import { password } from './server-process.ts';
import { migratedFile } from './test-database.ts';

/**
 * Leaves in the environment of a `serverProcess` what its first start would, the administrator with a cheap hash: where a
 * test is not about that start, it spares the process half of it.
 */
export async function startedOnce(env: Record<string, string>): Promise<void> {
  const config = readConfig(env);
  const file = sqlitePath(config.databaseUrl);
  if (file) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await migratedFile());
  }
  const { deps, close } = await createDeps(config, () => {});
  await createSchoolStore(deps).beginEmpty();
  const passwords = createPasswordHasher({ memory: 8, passes: 1 });
  await createFirstAdmin({ ...deps, passwords }, { username: 'admin', password });
  await close();
}
