import { inOwnTimeZone } from '@pesantren/api-client/server/own-time-zone';
import { setTimeZone } from '@pesantren/content/dates';
import { factsOf } from '@pesantren/content/default-facts';
import type { TimeZone } from '@pesantren/content/facts';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { createSchoolStore } from './store.ts';

type Sources = Pick<Deps, 'db' | 'now' | 'urls'>;

/** Milliseconds for which a zone counts as the newest; a school changes it once. */
const keptFor = 5_000;

/** Runs work in the school's time zone. */
export function inSchoolTimeZone<Result>(
  deps: Sources,
  work: () => Promise<Result>,
): Promise<Result> {
  return inOwnTimeZone(async () => {
    setTimeZone(await readTimeZone(deps));
    return work();
  });
}

/**
 * Answers each call in the school's time zone, whatever zones other schools of the process have. No call waits for a database
 * that does not answer twice: what was read last counts until then.
 */
export function inSchoolTimeZones(deps: Sources) {
  const cache = new LRUCache<'zone', TimeZone>({
    max: 1,
    ttl: keptFor,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: () => readTimeZone(deps),
  });
  return createMiddleware((c, next) =>
    inOwnTimeZone(async () => {
      const zone = await cache.fetch('zone').catch(() => undefined);
      if (zone) setTimeZone(zone);
      await next();
      if (c.req.method === 'PUT' && c.req.path.endsWith('/school.php')) cache.clear();
    }),
  );
}

async function readTimeZone(deps: Sources): Promise<TimeZone> {
  const { facts, sample } = (await createSchoolStore(deps).read()).saved;
  return factsOf(facts, sample).time_zone;
}
