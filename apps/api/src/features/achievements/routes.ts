import { achievementInputSchema } from '@pesantren/api-client/contract/achievement';
import type { Deps } from '../../deps.ts';
import { createResourceRoutes } from '../../resources/routes.ts';
import { createAchievementStore } from './store.ts';

/** Mounts `/prestasi.php`. */
export function createAchievementRoutes(deps: Deps) {
  return createResourceRoutes(deps, {
    name: 'prestasi',
    missing: 'Prestasi tidak ditemukan.',
    input: achievementInputSchema,
    store: createAchievementStore,
    serialize: ({ created_at, deleted_at, category_key, happened_at, ...row }) => row,
  });
}
