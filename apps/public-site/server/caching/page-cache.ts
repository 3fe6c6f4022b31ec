import { BusyError, type ConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import type { Figure } from '@pesantren/api-client/server/metrics';
import { LRUCache } from 'lru-cache';
import { type Allowance, OverAllowanceError } from '../http/allowance.ts';
import { refuse } from '../rendering/refusal-page.ts';
import type { Render } from '../rendering/render.tsx';
import {
  cacheKey,
  type PageRequest,
  type RequestFacts,
  toPageRequest,
  toRequestFacts,
} from './cache-key.ts';
import {
  type CachedPage,
  encodeLike,
  type PageResponse,
  respond,
  toCachedPage,
} from './cached-page.ts';

type PageCacheOptions = {
  render: Render;
  /** Headers of every page. */
  headers?: Readonly<Record<string, string>>;
  /** Size of the cache; 0 turns it off. */
  megabytes: number;
  /** Limits the pages that are rendered at once. */
  limit?: ConcurrencyLimit;
  /** Counts the pages that are rendered for one address. */
  allowance?: Allowance;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

/**
 * Milliseconds for which a page is fresh, and for which it is served while it is renewed or when that fails. A change
 * shows within 5 s, rendering included.
 */
const freshFor = 4_000;
const staleFor = 24 * 3_600_000;

/** Milliseconds that the visitor who finds a page stale waits for the new one. */
const renewalTimeout = 500;

/** Share of the cache for searches: nobody evicts pages by making addresses up. */
const forSearches = 1 / 4;

type Entry = { page: CachedPage; checkedAt: number; renderedAt: number };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Creates the cache of pages: fresh for 4 s, then stale-while-revalidate, and stale-if-error for 24 h
 * (docs/reliability.md#s05). Failures and pages of unknown addresses are never cached.
 */
export function createPageCache({
  render,
  headers,
  megabytes,
  limit = (work) => work(),
  allowance = async () => 0,
  now = () => performance.now(),
}: PageCacheOptions) {
  const cache = createStore(Math.max(megabytes, 1) * 1024 * 1024);
  /** Renderings in flight, which concurrent requests for the same page share (docs/reliability.md#s07). */
  const inFlight = new Map<string, Promise<CachedPage>>();

  const counts = { hit: 0, stale: 0, miss: 0 };

  return {
    figures: [
      {
        name: 'page_cache_requests',
        help: 'Pages answered since the start, by what the cache had',
        label: 'result',
        read: () => counts,
      },
      { name: 'page_cache_bytes', help: 'Size of the pages kept', read: cache.size },
      { name: 'page_cache_drawing', help: 'Pages being drawn', read: () => inFlight.size },
    ] satisfies Figure[],

    /** Returns the response of a cached page; none where the page has to be rendered or compressed first. */
    ready(facts: RequestFacts): PageResponse | undefined {
      const key = cacheKey(toPageRequest(facts));
      const entry = cache.get(key);
      const response = entry && isUsable(key, entry) ? respond(entry.page, facts) : undefined;
      if (response === undefined || response instanceof Promise) return undefined;
      counts.hit += 1;
      return response;
    },

    /** Responds to any request; refuses an address over its allowance and one that waited too long. */
    async answer(request: Request, address = ''): Promise<Response> {
      const facts = toRequestFacts(request);
      try {
        const { body, ...rest } = await respond(await pageFor(facts, address), facts);
        return new Response(body, rest);
      } catch (error) {
        if (error instanceof BusyError || error instanceof OverAllowanceError) {
          return refuse(error, headers);
        }
        throw error;
      }
    },
  };

  async function pageFor(facts: RequestFacts, address: string): Promise<CachedPage> {
    const wanted = toPageRequest(facts);
    const key = cacheKey(wanted);
    const entry = cache.get(key);
    if (entry && isUsable(key, entry)) {
      counts.hit += 1;
      return entry.page;
    }
    counts[entry ? 'stale' : 'miss'] += 1;
    if (entry) return renewed(key, { wanted, facts, priority: 1 }, entry);
    const shared = sharedRendering(key);
    if (shared !== undefined) return shared;
    const used = await allowance(address);
    return renewed(key, { wanted, facts, priority: priorityOf(wanted, used) });
  }

  /** Returns the rendering in flight; without a cache each visitor has a rendering of their own. */
  function sharedRendering(key: string): Promise<CachedPage> | undefined {
    return megabytes > 0 ? inFlight.get(key) : undefined;
  }

  /** Returns true for a page that is fresh, or that is being renewed for the visitor who found it stale. */
  function isUsable(key: string, { checkedAt }: Entry): boolean {
    return now() - checkedAt < freshFor || inFlight.has(key);
  }

  /** Resolves with the new page; with the stale one where there is one and rendering takes too long. */
  function renewed(key: string, job: Job, stale?: Entry): Promise<CachedPage> {
    const renewal = sharedRendering(key) ?? renew(key, job).finally(() => inFlight.delete(key));
    inFlight.set(key, renewal);
    return stale ? Promise.race([renewal, after(renewalTimeout, stale.page)]) : renewal;
  }

  async function renew(key: string, job: Job): Promise<CachedPage> {
    try {
      return await store(key, await limit(() => renderCompressed(job), job.priority));
    } catch (error) {
      const entry = cache.get(key);
      if (!(error instanceof BusyError && entry)) throw error;
      return keepStale(key, entry);
    }
  }

  async function renderCompressed({ wanted, facts }: Job): Promise<CachedPage> {
    const page = toCachedPage(await render(wanted), headers);
    // Within the limit: pages rendered faster than they are compressed would pile up.
    await respond(page, facts);
    return page;
  }

  /** Stores a page, and resolves with it; with its older version where it failed or is unchanged. */
  async function store(key: string, page: CachedPage): Promise<CachedPage> {
    const entry = cache.get(key);
    if (isFailure(page)) {
      const isStandIn = entry && now() - entry.renderedAt <= staleFor;
      return isStandIn ? keepStale(key, entry) : page;
    }
    if (page.status !== 200 || megabytes === 0) {
      cache.delete(key);
      return page;
    }
    // An unchanged page keeps its compressed versions; until a changed one has them, the old page is sent.
    const isUnchanged = entry?.page.etag === page.etag;
    if (entry && !isUnchanged) await encodeLike(page, entry.page);
    const current = entry && isUnchanged ? entry.page : page;
    cache.set(key, { page: current, checkedAt: now(), renderedAt: now() });
    return current;
  }

  function keepStale(key: string, entry: Entry): CachedPage {
    cache.set(key, { ...entry, checkedAt: now() });
    return entry.page;
  }
}

type Job = { wanted: PageRequest; facts: RequestFacts; priority: number };

/**
 * Returns the priority of a rendering: addresses with few renderings go before those with many, pages before searches,
 * whose addresses anyone makes up. Renewals of cached pages go first, with 1.
 */
function priorityOf({ path }: PageRequest, used: number): number {
  return -used - (path.includes('?') ? 10_000 : 0);
}

/** Creates an LRU cache for pages and another for searches. */
function createStore(maxSize: number) {
  const part = (share: number) =>
    new LRUCache<string, Entry>({
      maxSize: Math.ceil(maxSize * share),
      // The copies in two encodings are about a third of the page itself.
      sizeCalculation: ({ page }, key) => Math.ceil(page.body.length * 1.4) + key.length,
    });
  const [pages, searches] = [part(1 - forSearches), part(forSearches)];
  const partOf = (key: string) => (key.includes('?') ? searches : pages);
  return {
    get: (key: string) => partOf(key).get(key),
    set: (key: string, entry: Entry) => void partOf(key).set(key, entry),
    delete: (key: string) => void partOf(key).delete(key),
    size: () => pages.calculatedSize + searches.calculatedSize,
  };
}

/** Returns true for an error of the server, and for a page with a failed part. */
function isFailure({ status, headers }: CachedPage): boolean {
  return status >= 500 || (status === 200 && headers['cache-control'] === 'no-store');
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
}
