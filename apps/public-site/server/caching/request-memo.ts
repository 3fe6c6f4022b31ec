import { paginate } from '@pesantren/api-client/contract/pagination';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import type { Profile } from '@pesantren/api-client/transport';
import { LRUCache } from 'lru-cache';

/** How many answers stand at most: what a few pages that are drawn at the same time read. */
const most = 100;

/**
 * A reader for all pages: what one of them has asked for less than `freshFor` milliseconds ago, the others
 * get too, read and checked as it is. Nobody may change it. A failure is shared only while it is waited for.
 */
export function memoizeReads(
  reader: PublicClient,
  freshFor: number,
  profile: Profile = 'full',
): PublicClient {
  const answers = new LRUCache<string, Promise<unknown>>({
    max: most,
    ttl: freshFor,
    ttlAutopurge: true,
  });

  /** `call` says all that the answer depends on, so its type too. */
  function shared<Answer>(call: readonly unknown[], ask: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(call);
    const known = answers.get(key);
    if (known !== undefined) return known as Promise<Answer>;
    const answer = ask();
    answers.set(key, answer);
    answer.catch(() => answers.get(key) === answer && answers.delete(key));
    return answer;
  }

  // A provider that sends whole lists only is read, and its list checked, once for all parts.
  const whole = <Name extends ResourceName>(name: Name) =>
    shared(['list', name], () => reader.list(name));

  // Others may wait for it too: the signal of the one who asked first ends nothing.
  if (profile === 'plain') {
    return {
      list: async (name, part = {}) =>
        paginate((await whole(name)).items, part, resources[name].searchFields),
      announcement: (id) => shared(['announcement', id], () => reader.announcement(id)),
      articleBySlug: async (slug) =>
        (await whole('articles')).items.find((article) => article.slug === slug) ?? null,
    };
  }
  return {
    list: (name, part) => shared(['list', name, part], () => reader.list(name, part)),
    announcement: (id) => shared(['announcement', id], () => reader.announcement(id)),
    articleBySlug: (slug) => shared(['article', slug], () => reader.articleBySlug(slug)),
  };
}
