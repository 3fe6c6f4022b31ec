import { createTurns } from '@pesantren/api-client/server/concurrency-limit';
import { createLoopTurns } from '@pesantren/api-client/server/loop-turns';
import type { Measure } from '@pesantren/api-client/server/metrics';
import type { School } from '@pesantren/api-client/server/schools/school-list';
import { createApp } from '../app.ts';
import { createBackupControl } from '../backups/control.ts';
import { type Config, readConfig } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import type { Deps, Log } from '../deps.ts';
import { createPasswordHasher, productionCost } from '../features/admin/passwords.ts';
import { createAdminStore } from '../features/admin/store.ts';
import { cutsAtOnce } from '../features/upload/image-variants.ts';
import { createImageNormalizer } from '../features/upload/normalize-image.ts';
import { createRateLimits, type RateLimits } from '../http/guards/rate-limits.ts';

/** A school that is open: its app, its database and what they were made from. */
export type OpenSchool = {
  config: Config;
  deps: Deps;
  app: ReturnType<typeof createApp>;
  /** The turn of a call: what others are asked is answered between two of this school's. */
  turn: () => Promise<void>;
  close: () => Promise<void>;
};

/** Megabytes of the uploads of a school that shares its machine, unless its settings say otherwise. */
const uploadsMegabytes = '2048';

/** The parts that all schools of a process share. */
type Shared = { measure: Measure; isStopping: () => boolean };

/** Creates the function that opens a school. It throws when its database has no account yet, or cannot be opened. */
export function createSchoolOpener({ measure, isStopping }: Shared) {
  const turns = {
    hash: createTurns('password'),
    takeIn: createTurns('normalize-image'),
    cut: createTurns('image-variant', cutsAtOnce),
  };
  // What was counted stays counted: nobody gets new tries by having a school closed.
  const counted = new Map<string, RateLimits>();

  function limitsOf(name: string, { rateLimitFactor }: Config): RateLimits {
    const limits = counted.get(name) ?? createRateLimits(rateLimitFactor, undefined);
    counted.set(name, limits);
    return limits;
  }

  return async ({ name, env, isFrozen }: School, log: Log): Promise<OpenSchool> => {
    const config = readConfig({ SCHOOL_UPLOADS_MB: uploadsMegabytes, ...env });
    const { deps: opened, pool, close } = await createDeps(config, log);
    if (!(await createAdminStore(opened.db).exists())) {
      await close();
      throw new Error(`Sekolah ${name} belum punya akun; buat dengan 'school create'.`);
    }
    const deps: Deps = {
      ...opened,
      backups: createBackupControl(config, opened.db, name),
      passwords: createPasswordHasher(productionCost, turns.hash),
      normalizeImage: createImageNormalizer(turns.takeIn),
      cutTurn: turns.cut,
      limits: pool ? opened.limits : limitsOf(name, config),
      measure: (request) => measure({ ...request, school: name }),
      isFrozen,
      isStopping,
    };
    return { config, deps, app: createApp(deps), turn: createLoopTurns(), close };
  };
}
