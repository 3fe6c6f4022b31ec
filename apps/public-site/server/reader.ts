import { ApiError, withMessage } from '@pesantren/api-client/api-error';
import { type ListParams, paginate } from '@pesantren/api-client/contract/pagination';
import { readPreview } from '@pesantren/api-client/preview';
import { createPublicClient, type PublicClient } from '@pesantren/api-client/public-client';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { createSearch } from '@pesantren/api-client/search';
import {
  outsideDeadline,
  unawaitedDeadline,
  withinDeadline,
} from '@pesantren/api-client/server/deadline';
import { createStudentDirectory } from '@pesantren/api-client/student-directory';
import { messages } from '@pesantren/content/messages';
import { LRUCache } from 'lru-cache';
import type { SiteConfig } from '../src/config.ts';
import type { SiteClient } from '../src/services.ts';
import type { Call, Changes } from './caching/changes.ts';

/** Results shared at once: what a few pages read that are rendered at the same time. */
const most = 100;

/**
 * Creates the client that the server reads the provider with. All pages share what one of them has read less than
 * `shareFor` milliseconds ago, parsed and validated; 0: each page reads for itself. Results are read-only. A failure is
 * shared only while it is awaited (docs/reliability.md#s07).
 *
 * A read goes on when its page gives up, and is shared for as long as it took: of a slow provider the visitor who asks
 * again gets what it has sent meanwhile (docs/reliability.md#p08).
 *
 * @param changes hear of every answer but those to words that anyone makes up, and know the last for a read that fails; what
 *   was read before a change is not shared.
 * @param patience milliseconds that a page waits for a read.
 */
export function createReader(
  { apiUrl: url, apiKey: key, apiProfile: profile }: SiteConfig,
  send: typeof fetch,
  shareFor: number,
  changes?: Changes,
  patience = outsideDeadline,
): SiteClient {
  const options = { url, key, profile, fetch: send };
  const client = createPublicClient(options);
  const { students, studentClasses } = createStudentDirectory(options);
  const own = {
    // Never shared: a withdrawn name is gone at once (docs/spec.md#j-29), and a preview is for who has its link.
    ...{ students, studentClasses },
    preview: (token: string) => readPreview(options, token),
  };
  const results = new LRUCache<string, { result: unknown }, Read<unknown>>({
    max: most,
    ttl: Math.max(shareFor, 1),
    ttlAutopurge: true,
    perf: { now: () => performance.now() },
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: read, options }) => {
      const start = performance.now();
      const result = await read();
      options.ttl = Math.max(shareFor, performance.now() - start);
      return { result };
    },
  });

  /**
   * Reads by a signal of its own, not by one of a page: others may wait for the same result.
   * @param call everything that the result, and so its type, depends on.
   */
  async function shared<Result extends object | null>(
    call: Call | Search,
    failed: string,
    read: Read<Result>,
  ) {
    if (shareFor === 0) return read();
    // While it is awaited it stays in the cache.
    const kept = { context: () => compared(call, read), ttl: unawaitedDeadline };
    const reading = results.forceFetch(JSON.stringify([changes?.count(), ...call]), kept);
    try {
      const { result } = await withinDeadline(patience, reading, () => {
        return new ApiError(failed, { code: 'offline', detail: messages.offline });
      });
      return result as Result;
    } catch (error) {
      return standIn<Result>(call, error);
    }
  }

  /** Returns the last answer to a read that has failed. @throws the error where there is none. */
  function standIn<Result>(call: Call | Search, error: unknown): Result {
    const last = isMissing(error) || isMadeUp(call) ? undefined : changes?.lastAnswer(call);
    if (last === undefined) throw error;
    if (last === null && call[0] === 'item') {
      throw new ApiError(resources[call[1]].failures.missing, { status: 404, code: 'not-found' });
    }
    return last as Result;
  }

  async function compared<Result extends object | null>(
    call: Call | Search,
    read: Read<Result>,
  ): Promise<Result> {
    const known = changes?.count();
    try {
      const result = await read(AbortSignal.timeout(unawaitedDeadline));
      if (!isMadeUp(call)) changes?.compare(call, result, known);
      return result;
    } catch (error) {
      if (isMissing(error) && !isMadeUp(call)) changes?.compare(call, null, known);
      throw error;
    }
  }

  // A provider that sends whole lists only is read, and the list validated, once for all pages of it.
  const whole = <Name extends ResourceName>(name: Name) =>
    shared(['list', name], resources[name].failures.list, (signal) =>
      client.list(name, {}, signal),
    );

  const item: PublicClient['item'] = (name, id) =>
    shared(['item', name, id], resources[name].failures.item, (signal) =>
      client.item(name, id, signal),
    );

  if (profile === 'plain') {
    const list: PublicClient['list'] = async (name, part = {}) =>
      part.state
        ? client.list(name, part)
        : paginate((await whole(name)).items, part, resources[name]);
    return {
      list,
      item,
      ...createSearch(options, { list }),
      ...own,
      articleBySlug: async (slug) => {
        const { items } = await whole('articles').catch((cause) => {
          throw withMessage(cause, resources.articles.failures.item);
        });
        const article = items.find((one) => one.slug === slug) ?? null;
        changes?.compare(['article', slug], article);
        return article;
      },
    };
  }
  const { search } = createSearch(options);
  return {
    item,
    ...own,
    list: (name, part) =>
      shared(['list', name, part], resources[name].failures.list, (signal) =>
        client.list(name, part, signal),
      ),
    articleBySlug: (slug) =>
      shared(['article', slug], resources.articles.failures.item, (signal) =>
        client.articleBySlug(slug, signal),
      ),
    search: (q, part) =>
      shared(['search', q, part], messages.loadFailed, (signal) => search(q, part, signal)),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

type Read<Result> = (signal?: AbortSignal) => Promise<Result>;

/** A search over everything. */
type Search = readonly ['search', q: string, part?: ListParams];

/** Returns true for a search: its words would push out what is remembered of all other reads. */
function isMadeUp(call: Call | Search): call is Search {
  const [, , part] = call;
  return call[0] === 'search' || (typeof part === 'object' && Boolean(part.q));
}
