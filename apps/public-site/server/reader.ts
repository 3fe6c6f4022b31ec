import { paginate } from '@pesantren/api-client/contract/pagination';
import { createPublicClient, type PublicClient } from '@pesantren/api-client/public-client';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { createSearch } from '@pesantren/api-client/search';
import { createStudentDirectory } from '@pesantren/api-client/student-directory';
import { LRUCache } from 'lru-cache';
import type { SiteConfig } from '../src/config.ts';
import type { SiteClient } from '../src/services.ts';

/** Results shared at once: what a few pages read that are rendered at the same time. */
const most = 100;

/**
 * Creates the client that the server reads the provider with. All pages share what one of them has read less than
 * `shareFor` milliseconds ago, parsed and validated; 0: each page reads for itself. Results are read-only. A failure is
 * shared only while it is awaited (docs/reliability.md#s07).
 */
export function createReader(
  { apiUrl: url, apiKey: key, apiProfile: profile }: SiteConfig,
  send: typeof fetch,
  shareFor: number,
): SiteClient {
  const options = { url, key, profile, fetch: send };
  const client = createPublicClient(options);
  const { students, studentClasses } = createStudentDirectory(options);
  // Never shared: a withdrawn name is gone at once (docs/spec.md#j-29).
  const pupils = { students, studentClasses };
  if (shareFor === 0) return { ...client, ...createSearch(options), ...pupils };
  const results = new LRUCache<string, { result: unknown }, () => Promise<unknown>>({
    max: most,
    ttl: shareFor,
    ttlAutopurge: true,
    perf: { now: () => performance.now() },
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: read }) => ({ result: await read() }),
  });

  /** @param call everything that the result, and so its type, depends on. */
  async function shared<Result>(call: readonly unknown[], read: () => Promise<Result>) {
    const { result } = await results.forceFetch(JSON.stringify(call), { context: read });
    return result as Result;
  }

  // A provider that sends whole lists only is read, and the list validated, once for all pages of it.
  const whole = <Name extends ResourceName>(name: Name) =>
    shared(['list', name], () => client.list(name));

  // No abort signal is passed on: others may wait for the same result.
  if (profile === 'plain') {
    const list: PublicClient['list'] = async (name, part = {}) =>
      paginate((await whole(name)).items, part, resources[name]);
    return {
      list,
      ...createSearch(options, { list }),
      ...pupils,
      item: (name, id) => shared(['item', name, id], () => client.item(name, id)),
      articleBySlug: async (slug) =>
        (await whole('articles')).items.find((article) => article.slug === slug) ?? null,
    };
  }
  const { search } = createSearch(options);
  return {
    list: (name, part) => shared(['list', name, part], () => client.list(name, part)),
    item: (name, id) => shared(['item', name, id], () => client.item(name, id)),
    articleBySlug: (slug) => shared(['article', slug], () => client.articleBySlug(slug)),
    ...pupils,
    search: (q, part) => shared(['search', q, part], () => search(q, part)),
  };
}
