import { ApiError, withMessage } from '@pesantren/api-client/api-error';
import { paginate } from '@pesantren/api-client/contract/pagination';
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
import type { Changes } from './caching/changes.ts';

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
 * @param changes hear of every answer but those to words that anyone makes up; what was read before one is not shared.
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
  async function shared<Result>(call: readonly unknown[], failed: string, read: Read<Result>) {
    if (shareFor === 0) return read();
    // While it is awaited it stays in the cache.
    const kept = { context: () => compared(call, read), ttl: unawaitedDeadline };
    const reading = results.forceFetch(JSON.stringify([changes?.count(), ...call]), kept);
    const { result } = await withinDeadline(patience, reading, () => {
      return new ApiError(failed, { code: 'offline', detail: messages.offline });
    });
    return result as Result;
  }

  async function compared<Result>(call: readonly unknown[], read: Read<Result>): Promise<Result> {
    const name = JSON.stringify(call);
    try {
      const result = await read(AbortSignal.timeout(unawaitedDeadline));
      if (!isMadeUp(call)) changes?.compare(name, result);
      return result;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) changes?.compare(name, null);
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
        return items.find((article) => article.slug === slug) ?? null;
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

type Read<Result> = (signal?: AbortSignal) => Promise<Result>;

/** Returns true for a search: its words would push out what is remembered of all other reads. */
function isMadeUp(call: readonly unknown[]): boolean {
  const [, , part] = call;
  return call[0] === 'search' || (typeof part === 'object' && part !== null && 'q' in part);
}
