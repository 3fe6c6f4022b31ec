import { resourceNames } from '@pesantren/api-client/resources';
import { whileAlone } from '../db/while-alone.ts';
import type { Deps } from '../deps.ts';
import { createAuditLog } from '../features/audit-log/store.ts';
import { purgeReviews } from '../features/publication/reviews.ts';
import { purgeRevisions } from '../features/publication/revisions.ts';
import { purgeRegistrations } from '../features/registrations/purge-registrations.ts';
import { checkLinks } from '../features/report/links/check-links.ts';
import { purgeTallies } from '../features/report/tallies.ts';
import { deleteOrphanedUploads } from '../features/upload/delete-orphaned-uploads.ts';
import { deleteOldVariants } from '../features/upload/image-variants.ts';
import { purgeRateLimits } from '../http/guards/rate-limits.ts';
import { purgeIdempotencyKeys } from '../resources/idempotency.ts';
import { createResourceStore } from '../resources/store.ts';
import { sweepHorizon } from './sweep-horizon.ts';
import { startTwiceDaily } from './twice-daily.ts';

const daily = 24 * 3_600_000;

/** How long image variants are stored, in milliseconds; they are made again when requested. */
const variantLifetime = 90 * daily;

type CleanupDeps = Pick<
  Deps,
  'db' | 'now' | 'schoolClock' | 'uploads' | 'sized' | 'log' | 'waveKeys' | 'urls'
>;

/**
 * Deletes what may be deleted by now: at most a day's worth, and nothing while the clock is in doubt, or while another
 * process does, or has just done it.
 */
export async function sweep(deps: CleanupDeps): Promise<void> {
  await whileAlone(deps.db, 'sweep', async () => {
    const horizon = await sweepHorizon(deps);
    if (horizon) await cleanUp({ ...deps, now: () => horizon });
  });
}

/** Deletes all that is stored for a limited time, which is over by `now`. */
export async function cleanUp(deps: CleanupDeps): Promise<void> {
  for (const name of resourceNames) await createResourceStore(deps, name).purge();
  await purgeRevisions(deps);
  await purgeReviews(deps);
  await purgeRegistrations(deps);
  await purgeTallies(deps);
  await purgeIdempotencyKeys(deps);
  await createAuditLog(deps).purge();
  await purgeRateLimits(deps);
  await deleteOldVariants(deps, new Date(deps.now().getTime() - variantLifetime));
  // Last: the rows deleted above no longer refer to uploads.
  await deleteOrphanedUploads(deps);
}

/** Does what is due twice a day. */
export async function keepHouse(deps: Deps): Promise<void> {
  await sweep(deps);
  await checkLinks(deps);
}

/**
 * Keeps house twice a day, until the returned timer is cleared: each sweep takes a day's worth, so that they catch up after a
 * pause. A failure waits for the next time.
 */
export function startCleanupJob(deps: Deps): NodeJS.Timeout {
  return startTwiceDaily(() =>
    keepHouse(deps).catch((error: Error) =>
      deps.log({ event: 'housekeeping-failed', error: error.stack ?? String(error) }),
    ),
  );
}
