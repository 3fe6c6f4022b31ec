import { ApiError } from '@pesantren/api-client/api-error';
import type { School } from '@pesantren/api-client/contract/school/school';
import { createSchool } from '@pesantren/api-client/school';
import type { Log } from '@pesantren/api-client/server/log';
import type { Facts } from '@pesantren/content/facts';
import { noFacts } from '@pesantren/content/no-facts';
import { type ShownFacts, shownFacts } from '@pesantren/content/shown-facts';
import { LRUCache } from 'lru-cache';
import type { SiteConfig } from '../src/config.ts';
import type { Changes } from './caching/changes.ts';

/** Milliseconds for which a page waits for newer facts than those known. */
const patience = 500;

/** Reads the facts of the school (docs/contract.md#school). */
export type FactsReader = {
  /** Resolves with the newest facts; with the last ones known while the provider is away. @throws ApiError without any. */
  read(): Promise<ShownFacts>;
  /** Returns the last facts that were read. */
  known(): ShownFacts | undefined;
};

/**
 * Creates the reader of the school's facts, one for a process. All pages share what one of them has read less than
 * `shareFor` milliseconds ago; what was read once stands in for what cannot be read. Never the sample for a school that
 * is unknown: its parents would call strangers.
 */
export function createFactsReader(
  { apiUrl: url, apiKey: key, apiProfile: profile }: SiteConfig,
  send: typeof fetch,
  shareFor: number,
  log: Log,
  changes?: Changes,
): FactsReader {
  const misfits = new Set<string>();
  const { school } = createSchool({ url, key, profile, fetch: send }, (name) => {
    if (!misfits.has(name)) log({ event: 'fact-unreadable', name });
    misfits.add(name);
  });
  let version = '';
  let last: ShownFacts | undefined;

  const cache = new LRUCache<'facts', ShownFacts>({
    max: 1,
    ttl: Math.max(shareFor, 1),
    ttlResolution: 0,
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async () => {
      const { facts, ...read } = await school().catch((error) => asBefore(error, last));
      const newest = JSON.stringify(read);
      if (!last || newest !== version) {
        const given = { ...facts, ...inPlaceOf(read.misfits, last?.saved) };
        last = shownFacts(given, read.sample);
      }
      changes?.compare('facts', last);
      version = newest;
      return last;
    },
  });

  async function read(): Promise<ShownFacts> {
    const shared = cache.get('facts', { allowStale: false });
    if (shared) return shared;
    // Where nothing is known yet the failure itself is told, not that there is nothing.
    const isKnown = last !== undefined;
    const newest = cache.forceFetch('facts', {
      ...{ allowStale: false, allowStaleOnFetchRejection: isKnown },
    });
    return last ? Promise.race([newest, after(patience, last)]) : newest;
  }

  return { read, known: () => last };
}

/** Of a fact that a later release has written the last one known is shown, else nothing: never the sample's. */
function inPlaceOf(misfits: School['misfits'] = [], last: Partial<Facts> = {}): Partial<Facts> {
  return Object.fromEntries(misfits.map((name) => [name, last[name] ?? noFacts[name]]));
}

/** A provider of the release before has no facts: its site is as it was. */
function asBefore(
  error: unknown,
  last: ShownFacts | undefined,
): Pick<School, 'facts' | 'sample' | 'misfits'> {
  if (!last && error instanceof ApiError && error.status === 404) return { facts: {} };
  throw error;
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
}
