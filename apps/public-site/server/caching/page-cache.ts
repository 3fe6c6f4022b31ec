import type { IncomingMessage, ServerResponse } from 'node:http';
import { BusyError } from '@pesantren/api-client/server/concurrency-limit';
import { answerDeadline, LateError, withinDeadline } from '@pesantren/api-client/server/deadline';
import type { Figure } from '@pesantren/api-client/server/metrics';
import { LRUCache } from 'lru-cache';
import { type Allowance, OverAllowanceError } from '../http/allowance.ts';
import { type PageRequest, toPageRequest, type Visitor } from '../http/page-request.ts';
import { type Refusal, refuse } from '../rendering/refusal-page.ts';
import type { Render, RenderedPage } from '../rendering/render.tsx';
import {
  type CachedPage,
  type Encoding,
  encodingFor,
  etagOf,
  responseTo,
  toCachedPage,
} from './cached-page.ts';
import { forNobody, freshness } from './freshness.ts';
import type { RenderLimits } from './render-limits.ts';

type PageCacheOptions = {
  render: Render;
  /** Headers of every page. */
  headers?: Readonly<Record<string, string>>;
  /** Size of the cache; 0 turns it off. */
  megabytes: number;
  /** The school's name for refusals, as far as it is known. */
  name?: () => string | undefined;
  /** Limit the pages that are rendered at once. */
  limits?: RenderLimits;
  /** Counts the pages that are rendered for one address. */
  allowance?: Allowance;
  /** Counts what is known to have changed: a page of before stands in for none that cannot be rendered. */
  changes?: () => number;
  /** Milliseconds until a visitor has an answer; the rendering goes on. */
  deadline?: number | undefined;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

/** A page that something has ended on is drawn again after these milliseconds at the earliest. */
const shortest = 250;

/** Share of the cache for searches: nobody evicts pages by making addresses up. */
const forSearches = 1 / 4;

/**
 * `renderedAt`, `triedAt`, when it was last to be rendered again, and `endsAt`, from when on something on it has ended: by
 * the cache's clock. `changes`: how many were known before it was rendered. `isKept` is false for failures and unknown
 * addresses.
 */
type Entry = CachedPage & {
  renderedAt: number;
  triedAt: number;
  endsAt: number;
  changes: number;
  caching: string | undefined;
  isKept: boolean;
};

const unlimited: RenderLimits = { renewals: (work) => work(), newPages: (work) => work() };

/** The facts that a response depends on, and the address that asks. */
type Visit = PageRequest & { encoding: Encoding; ifNoneMatch: string; address: string };

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Creates the cache of pages, fresh for as long as `freshness` says, then rendered again; one that cannot be is replaced by
 * its last good copy, unless something is known to have changed since (docs/reliability.md#s05, docs/spec.md#f-73).
 * Concurrent requests for a page share its rendering (docs/reliability.md#s07).
 */
export function createPageCache({
  render,
  headers: common = {},
  megabytes,
  name = () => undefined,
  limits = unlimited,
  allowance = async () => 0,
  changes = () => 0,
  deadline = answerDeadline,
  now = () => performance.now(),
}: PageCacheOptions) {
  const counts = { hit: 0, stale: 0, miss: 0 };
  let rendering = 0;

  const part = (share: number) =>
    new LRUCache<string, Entry, Visit>({
      maxSize: Math.ceil(Math.max(megabytes, 1) * 1024 * 1024 * share),
      // What is larger than the cache is not stored, and takes its older version along.
      sizeCalculation: ({ whole, isKept }, key) =>
        isKept ? (whole.body?.length ?? 0) + key.length + 2_000 : Number.MAX_SAFE_INTEGER,
      ttl: freshness.page,
      ttlResolution: 0,
      perf: { now },
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStale: true,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, stale, { context: visit, options }) => {
        const page = await renew(visit, stale);
        // Still fresh at the very end of it.
        options.ttl = Math.min(freshness.page, page.endsAt - now() - 1);
        return page;
      },
    });
  const [pages, searches] = [part(1 - forSearches), part(forSearches)];
  const partOf = (key: string) => (key.includes('?') ? searches : pages);

  return {
    figures: [
      {
        name: 'page_cache_requests',
        help: 'Pages answered since the start, by what the cache had',
        label: 'result',
        read: () => counts,
      },
      {
        name: 'page_cache_bytes',
        help: 'Size of the pages kept',
        read: () => pages.calculatedSize + searches.calculatedSize,
      },
      { name: 'page_cache_drawing', help: 'Pages being drawn', read: () => rendering },
    ] satisfies Figure[],

    /** Responds to any request; refuses an address over its allowance and one that waited too long. */
    async answer({ url, headers }: Request, address = ''): Promise<Response> {
      const path = url.slice(url.indexOf('/', 'https://'.length));
      const visit = toVisit(path, (name) => headers.get(name), address);
      try {
        const { body, ...rest } = responseTo(visit.ifNoneMatch, await pageFor(visit));
        return new Response(body, rest);
      } catch (error) {
        if (isRefusal(error)) {
          return refuse(error, name(), common);
        }
        throw error;
      }
    },

    /** Responds with a page for one visitor alone, to their form where there is one: it is rendered once and never kept. */
    async answerAlone({ url, headers }: Request, visitor: Visitor): Promise<Response> {
      const path = url.slice(url.indexOf('/', 'https://'.length));
      const visit = toVisit(path, (name) => headers.get(name), visitor.address);
      try {
        const page = await withinDeadline(deadline, renew({ ...visit, visitor }));
        const { body, ...rest } = page.whole;
        return new Response(body, rest);
      } catch (error) {
        if (isRefusal(error)) return refuse(error, name(), common);
        throw error;
      }
    },

    /**
     * Sends cached pages by Node alone and leaves all other requests to `app`: a `Request` and a `Response` for each
     * visitor cost more than Node's own part.
     */
    before(app: Listener): Listener {
      return (request, response) => {
        const { method, url = '', headers } = request;
        const visit = method === 'GET' && toVisit(url, (name) => headers[name]?.toString());
        const page = visit && usable(keyOf(visit));
        if (!page) return app(request, response);
        counts.hit += 1;
        const { status, headers: sent, body } = responseTo(visit.ifNoneMatch, page);
        response.writeHead(status, sent);
        response.end(body);
      };
    },
  };

  /** Returns the page that is fresh, or that was until just now and is being renewed for the visitor who found it stale. */
  function usable(key: string): Entry | undefined {
    const status: LRUCache.Status<string, Entry, Visit> = {};
    const page = partOf(key).get(key, { status });
    if (!page || status.get === 'stale' || hasEnded(page)) return undefined;
    return now() - page.triedAt <= freshness.page + freshness.renewal ? page : undefined;
  }

  /** True for a page that nobody gets but while the provider is away (docs/spec.md#v-46). */
  function hasEnded(page: Entry): boolean {
    return page.endsAt <= now();
  }

  /** True for a page that may be told in place of one that cannot be rendered. */
  function standsIn(page: Entry): boolean {
    return page.changes === changes() && now() - page.renderedAt <= freshness.providerAway;
  }

  async function pageFor(visit: Visit): Promise<Entry> {
    // Without a cache each visitor has a rendering of their own.
    if (megabytes === 0) return withinDeadline(deadline, renew(visit));
    const key = keyOf(visit);
    const page = usable(key);
    if (page) {
      counts.hit += 1;
      return page;
    }
    const stale = partOf(key).peek(key);
    counts[stale ? 'stale' : 'miss'] += 1;
    const renewal = partOf(key).forceFetch(key, { context: visit, allowStale: false });
    const renewed = withinDeadline(deadline, renewal).catch((error: unknown) => {
      if (stale && standsIn(stale) && !hasEnded(stale)) return stale;
      throw error;
    });
    if (!stale || !standsIn(stale) || hasEnded(stale)) return renewed;
    if (now() - stale.triedAt > freshness.impatience) return renewed;
    return Promise.race([renewed, after(freshness.patience, stale)]);
  }

  /** Resolves with a new page; with its older version where that failed or is unchanged. */
  async function renew(visit: Visit, stale?: Entry): Promise<Entry> {
    rendering += 1;
    try {
      // Renewals go first: many may wait for one, and no address pays for it.
      // Compressed within the limit: pages rendered faster than that would pile up.
      const work = () => renderCompressed(visit, stale);
      if (stale) return await limits.renewals(work);
      return await limits.newPages(work, priorityOf(visit, await allowance(visit.address)));
    } finally {
      rendering -= 1;
    }
  }

  async function renderCompressed(visit: Visit, stale?: Entry): Promise<Entry> {
    const { path, scheme, visitor } = visit;
    let known = changes();
    let page = await render({ path, scheme, ...(visitor && { visitor }) });
    if (!visitor && changes() !== known) {
      // Some of what it was made from may have been read before that change.
      known = changes();
      page = await render({ path, scheme });
    }
    if (stale && isFailure(page) && standsIn(stale)) {
      return { ...stale, triedAt: now(), endsAt: Number.POSITIVE_INFINITY };
    }
    const left = page.endsAt === undefined ? Number.POSITIVE_INFINITY : page.endsAt - Date.now();
    const times = {
      ...{ renderedAt: now(), triedAt: now(), changes: known },
      endsAt: now() + Math.max(left, shortest),
    };
    const caching = page.headers['cache-control'];
    if (stale?.etag === etagOf(page) && stale.caching === caching) return { ...stale, ...times };
    const cached = await toCachedPage(page, visit.encoding, common);
    return { ...cached, ...times, caching, isKept: isKept(page) };
  }
}

function isRefusal(error: unknown): error is Refusal {
  return [BusyError, OverAllowanceError, LateError].some((kind) => error instanceof kind);
}

/** Returns false for failures, unknown addresses, and what nobody may store. */
function isKept(page: RenderedPage): boolean {
  const isPrivate = page.headers['cache-control'] === forNobody;
  return page.status === 200 && !isFailure(page) && !isPrivate;
}

/** Returns true for an error of the server, and for a page with a failed part. */
function isFailure({ status, headers, replacesCopies }: RenderedPage): boolean {
  if (replacesCopies) return false;
  return status >= 500 || (status === 200 && headers['cache-control'] === 'no-store');
}

function toVisit(
  path: string,
  header: (name: string) => string | null | undefined,
  address = '',
): Visit {
  return {
    ...toPageRequest(path, header('cookie') ?? ''),
    encoding: encodingFor(header('accept-encoding') ?? ''),
    ifNoneMatch: header('if-none-match') ?? '',
    address,
  };
}

function keyOf({ encoding, scheme, path }: Visit): string {
  return `${encoding} ${scheme} ${path}`;
}

/**
 * Returns the priority of a rendering: addresses with few renderings go before those with many, pages before searches,
 * whose addresses anyone makes up.
 */
function priorityOf({ path }: PageRequest, used: number): number {
  return -used - (path.includes('?') ? 10_000 : 0);
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
}
