import { type ResourceName, resources } from '@pesantren/api-client/resources';
import type { Deps } from './deps.ts';
import { createAuditLog } from './features/audit-log/store.ts';
import { deleteOrphanedUploads } from './features/upload/delete-orphaned-uploads.ts';
import { deleteOldVariants } from './features/upload/image-variants.ts';
import { forgetLimits } from './http/forget-limits.ts';
import { purgeIdempotencyKeys } from './resources/idempotency.ts';
import { createResourceStore } from './resources/store.ts';

const daily = 86_400_000;

/** In milliseconds: how long a picture's sizes are kept before they are made anew. */
const sizesKeptFor = 90 * daily;

type Housework = Pick<Deps, 'db' | 'now' | 'uploads' | 'sized' | 'log'>;

/** Deletes everything that is kept for a time only. */
export async function housekeeping(deps: Housework): Promise<void> {
  for (const name of Object.keys(resources))
    await createResourceStore(deps, name as ResourceName).purge();
  await purgeIdempotencyKeys(deps);
  await createAuditLog(deps).purge();
  await forgetLimits(deps);
  await deleteOldVariants(deps, new Date(deps.now().getTime() - sizesKeptFor));
  // Last: rows that go take their claim on files with them.
  await deleteOrphanedUploads(deps);
}

/** Does so now and daily, until the timer that it answers is cleared. A failure waits for the next day. */
export function startHousekeeping(deps: Deps): NodeJS.Timeout {
  const run = () =>
    housekeeping(deps).catch((error: Error) =>
      deps.log({ event: 'housekeeping-failed', error: error.stack ?? String(error) }),
    );
  void run();
  return setInterval(run, daily);
}
