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
  /** Draws a page anew. */
  draw: Render;
  /** Set on every page. */
  headers?: Readonly<Record<string, string>>;
  /** How many megabytes of pages are kept; 0 keeps none. */
  megabytes: number;
  /** Holds how many pages are drawn at once. */
  limit?: ConcurrencyLimit;
  /** Counts the pages that are drawn for an address alone. */
  allowance?: Allowance;
  /** Milliseconds on a clock that is never set back. */
  now?: () => number;
};

/**
 * In milliseconds: how long a page stands, then may be served while it is renewed or when it cannot be.
 * What is published shows within 5 s, drawing included.
 */
const freshFor = 4_000;
const keptFor = 24 * 3_600_000;

/** In milliseconds: how long the visitor who finds a page old waits for the new one. */
const patience = 500;

/** The part of the cache that searches may fill: nobody pushes pages out of it by making addresses up. */
const forSearches = 1 / 4;

type Kept = { page: CachedPage; checkedAt: number; drawnAt: number };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Answers GET requests with pages that are drawn once for all who ask: kept for 4 s, then renewed while
 * others still get the old one; what cannot be drawn anew is answered with its last good copy for 24 h
 * (reliability S04 to S08). Failures and pages of unknown addresses are never kept.
 */
export function createPageCache({
  draw,
  headers,
  megabytes,
  limit = (work) => work(),
  allowance = async () => 0,
  now = elapsed,
}: PageCacheOptions) {
  const kept = createStore(Math.max(megabytes, 1) * 1024 * 1024);
  /** Drawings under way: who asks meanwhile gets the old page, or waits for the same one (reliability S07). */
  const renewals = new Map<string, Promise<CachedPage>>();

  /** Pages from the cache, those whose copy had to be renewed, and those that were not there. */
  const counts = { hit: 0, stale: 0, miss: 0 };

  return {
    /** What an operator wants to know of it. */
    figures: [
      {
        name: 'page_cache_requests',
        help: 'Pages answered since the start, by what the cache had',
        label: 'result',
        read: () => counts,
      },
      { name: 'page_cache_bytes', help: 'Size of the pages kept', read: kept.size },
      { name: 'page_cache_drawing', help: 'Pages being drawn', read: () => renewals.size },
    ] satisfies Figure[],

    /** The answer that is at hand, without waiting; none for an address that was not asked for before. */
    ready(asked: RequestFacts): PageResponse | undefined {
      const key = cacheKey(toPageRequest(asked));
      const old = kept.get(key);
      const answer = old && stands(key, old) ? respond(old.page, asked) : undefined;
      if (answer === undefined || answer instanceof Promise) return undefined;
      counts.hit += 1;
      return answer;
    },

    /**
     * The answer to any request of an address. Who asks for more new pages than it may, or waits for one too
     * long, is refused (docs/operating.md, Ceilings).
     */
    async answer(request: Request, address = ''): Promise<Response> {
      const asked = toRequestFacts(request);
      try {
        const { body, ...rest } = await respond(await pageFor(asked, address), asked);
        return new Response(body, rest);
      } catch (error) {
        if (error instanceof BusyError || error instanceof OverAllowanceError) {
          return refuse(error, headers);
        }
        throw error;
      }
    },
  };

  async function pageFor(asked: RequestFacts, address: string): Promise<CachedPage> {
    const wanted = toPageRequest(asked);
    const key = cacheKey(wanted);
    const old = kept.get(key);
    const isFresh = old !== undefined && stands(key, old);
    if (isFresh) counts.hit += 1;
    else counts[old ? 'stale' : 'miss'] += 1;
    if (old) return isFresh ? old.page : renewed(key, { wanted, asked, priority: 1 }, old);
    const underWay = underWayAt(key);
    if (underWay !== undefined) return underWay;
    const used = await allowance(address);
    return renewed(key, { wanted, asked, priority: priorityOf(wanted, used) });
  }

  /** The drawing that others may wait for too; none where each visitor gets a page of his own. */
  function underWayAt(key: string): Promise<CachedPage> | undefined {
    return megabytes > 0 ? renewals.get(key) : undefined;
  }

  /** While a copy is fresh, or is being renewed for the one who found it old. */
  function stands(key: string, { checkedAt }: Kept): boolean {
    return now() - checkedAt < freshFor || renewals.has(key);
  }

  /** The page anew, unless that takes too long for who has found its old copy. */
  function renewed(key: string, drawing: Drawing, old?: Kept): Promise<CachedPage> {
    const renewal = underWayAt(key) ?? renew(key, drawing).finally(() => renewals.delete(key));
    renewals.set(key, renewal);
    return old ? Promise.race([renewal, after(patience, old.page)]) : renewal;
  }

  async function renew(key: string, drawing: Drawing): Promise<CachedPage> {
    try {
      return await replaced(key, await limit(() => drawn(drawing), drawing.priority));
    } catch (error) {
      const old = kept.get(key);
      if (!(error instanceof BusyError && old)) throw error;
      kept.set(key, { ...old, checkedAt: now() });
      return old.page;
    }
  }

  async function drawn({ wanted, asked }: Drawing): Promise<CachedPage> {
    const page = toCachedPage(await draw(wanted), headers);
    // Compressed in the same turn: what is drawn faster than it is compressed would pile up.
    await respond(page, asked);
    return page;
  }

  /** Keeps a page in place of its older copy, and gives whichever of them is to be sent. */
  async function replaced(key: string, page: CachedPage): Promise<CachedPage> {
    const old = kept.get(key);
    if (isFailure(page)) {
      if (!old || now() - old.drawnAt > keptFor) return page;
      kept.set(key, { ...old, checkedAt: now() });
      return old.page;
    }
    if (page.status !== 200 || megabytes === 0) {
      kept.delete(key);
      return page;
    }
    // The same version keeps what was compressed of it.
    const same = old?.page.etag === page.etag ? old.page : page;
    // Until the new one is compressed the old one is sent, which is at hand.
    if (old && same === page) await encodeLike(page, old.page);
    kept.set(key, { page: same, checkedAt: now(), drawnAt: now() });
    return same;
  }
}

type Drawing = { wanted: PageRequest; asked: RequestFacts; priority: number };

/**
 * Who has had few pages drawn goes before who has had many, and pages before searches, whose addresses anyone
 * makes up; the renewal of a page that is kept goes before all.
 */
function priorityOf({ path }: PageRequest, used: number): number {
  return -used - (path.includes('?') ? 10_000 : 0);
}

/** Pages by their key, searches apart from the others. */
function createStore(maxSize: number) {
  const part = (share: number) =>
    new LRUCache<string, Kept>({
      maxSize: Math.ceil(maxSize * share),
      // The copies in two encodings are about a third of the page itself.
      sizeCalculation: ({ page }, key) => Math.ceil(page.body.length * 1.4) + key.length,
    });
  const [pages, searches] = [part(1 - forSearches), part(forSearches)];
  const partOf = (key: string) => (key.includes('?') ? searches : pages);
  return {
    get: (key: string) => partOf(key).get(key),
    set: (key: string, page: Kept) => void partOf(key).set(key, page),
    delete: (key: string) => void partOf(key).delete(key),
    size: () => pages.calculatedSize + searches.calculatedSize,
  };
}

/** Of the server, or of a part that the page shows as failed. */
function isFailure({ status, headers }: CachedPage): boolean {
  return status >= 500 || (status === 200 && headers['cache-control'] === 'no-store');
}

const elapsed = () => performance.now();

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
}
