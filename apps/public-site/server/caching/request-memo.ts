import { paginate } from '@pesantren/api-client/contract/pagination';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import type { Profile } from '@pesantren/api-client/transport';
import { LRUCache } from 'lru-cache';

/** Results shared at once: what a few pages read that are rendered at the same time. */
const most = 100;

/**
 * Wraps a client so that all pages share what one of them has read less than `freshFor` milliseconds ago, parsed and
 * validated. Results are read-only. A failure is shared only while it is awaited.
 */
export function memoizeReads(
  reader: PublicClient,
  freshFor: number,
  profile: Profile = 'full',
): PublicClient {
  const results = new LRUCache<string, Promise<unknown>>({
    max: most,
    ttl: freshFor,
    ttlAutopurge: true,
  });

  /** @param call everything that the result, and so its type, depends on. */
  function shared<Result>(call: readonly unknown[], read: () => Promise<Result>): Promise<Result> {
    const key = JSON.stringify(call);
    const known = results.get(key);
    if (known !== undefined) return known as Promise<Result>;
    const result = read();
    results.set(key, result);
    result.catch(() => results.get(key) === result && results.delete(key));
    return result;
  }

  // A provider that sends whole lists only is read, and the list validated, once for all pages of it.
  const whole = <Name extends ResourceName>(name: Name) =>
    shared(['list', name], () => reader.list(name));

  // No abort signal is passed on: others may wait for the same result.
  if (profile === 'plain') {
    return {
      list: async (name, part = {}) => paginate((await whole(name)).items, part, resources[name]),
      item: (name, id) => shared(['item', name, id], () => reader.item(name, id)),
      articleBySlug: async (slug) =>
        (await whole('articles')).items.find((article) => article.slug === slug) ?? null,
    };
  }
  return {
    list: (name, part) => shared(['list', name, part], () => reader.list(name, part)),
    item: (name, id) => shared(['item', name, id], () => reader.item(name, id)),
    articleBySlug: (slug) => shared(['article', slug], () => reader.articleBySlug(slug)),
  };
}
