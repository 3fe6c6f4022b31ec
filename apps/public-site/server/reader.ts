import { ApiError, isNotFound, withMessage } from '@pesantren/api-client/api-error';
import {
  categoriesOf,
  type ListPage,
  paginate,
} from '@pesantren/api-client/contract/lists/pagination';
import { createOccasions } from '@pesantren/api-client/occasions';
import { readPreview } from '@pesantren/api-client/preview';
import { createPublicClient, type PublicClient } from '@pesantren/api-client/public-client';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { createSearch } from '@pesantren/api-client/search';
import {
  outsideDeadline,
  unawaitedDeadline,
  withinDeadline,
} from '@pesantren/api-client/server/deadline';
import { createRegistrationDesk } from '@pesantren/api-client/staff/registration-desk';
import { createStudentDirectory } from '@pesantren/api-client/staff/student-directory';
import { messages } from '@pesantren/content/messages';
import { LRUCache } from 'lru-cache';
import type { SiteConfig } from '../src/config.ts';
import type { SiteClient } from '../src/services.ts';
import type { Changes } from './caching/changes.ts';
import { createFoundationNews } from './foundation-news.ts';

/** Results shared at once: what a few pages read that are rendered at the same time. */
const most = 100;

/** Items of a list that are remembered by themselves: as many as our provider sends at once. */
const toldOfList = 100;

type Clocks = {
  /** Milliseconds that a page waits for a read. */
  patience?: number | undefined;
  /** Milliseconds of a monotonic clock, by which what was read grows old. */
  now?: (() => number) | undefined;
};

/**
 * Creates the client that the server reads the provider with. All pages share what one of them has read less than
 * `shareFor` milliseconds ago, parsed and validated; 0: each page reads for itself. Results are read-only. A failure is
 * shared only while it is awaited (docs/reliability.md#s07).
 *
 * A read goes on when its page gives up, and is shared for as long as it took: of a slow provider the visitor who asks
 * again gets what it has sent meanwhile (docs/reliability.md#p08).
 *
 * @param changes is given every answer but those to words that anyone makes up; what was read before one is not shared.
 */
export function createReader(
  { apiUrl: url, apiKey: key, apiProfile: profile, foundation }: SiteConfig,
  send: typeof fetch,
  shareFor: number,
  changes?: Changes,
  { patience = outsideDeadline, now = () => performance.now() }: Clocks = {},
): SiteClient {
  const options = { url, key, profile, fetch: send };
  const client = createPublicClient(options);
  const { students, studentClasses } = createStudentDirectory(options);
  const own = {
    // Never shared: a withdrawn name is gone at once (docs/spec.md#j-29), and a preview is for who has its link.
    ...{ students, studentClasses },
    // Nor is what is one visitor's own.
    ...createRegistrationDesk(options),
    preview: (token: string) => readPreview(options, token),
    foundationNews: createFoundationNews(foundation),
  };
  const results = new LRUCache<string, { result: unknown }, Read<unknown>>({
    max: most,
    ttl: Math.max(shareFor, 1),
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: read, options }) => {
      const start = now();
      const result = await read();
      options.ttl = Math.max(shareFor, now() - start);
      return { result };
    },
  });

  /**
   * Reads by a signal of its own, not by one of a page: others may wait for the same result.
   * @param call everything that the result, and so its type, depends on.
   */
  async function shared<Result>(
    call: readonly unknown[],
    failed: string,
    read: Read<Result>,
    told: (result: Result | null) => readonly Told[] = () => [],
  ) {
    if (shareFor === 0) return read();
    // While it is awaited it stays in the cache.
    const kept = { context: () => compared(call, read, told), ttl: unawaitedDeadline };
    const reading = results.forceFetch(JSON.stringify([changes?.count(), ...call]), kept);
    const { result } = await withinDeadline(patience, reading, () => {
      return new ApiError(failed, { code: 'offline', detail: messages.offline });
    });
    return result as Result;
  }

  async function compared<Result>(
    call: readonly unknown[],
    read: Read<Result>,
    told: (result: Result | null) => readonly Told[],
  ): Promise<Result> {
    const compare = (result: Result | null) => {
      changes?.compare(JSON.stringify(call), result);
      for (const [name, key, item] of told(result)) {
        changes?.compare(JSON.stringify(['told', name, key]), item);
      }
    };
    try {
      const result = await read(AbortSignal.timeout(unawaitedDeadline));
      if (!isMadeUp(call)) compare(result);
      return result;
    } catch (error) {
      if (isNotFound(error)) compare(null);
      throw error;
    }
  }

  // A provider that sends whole lists only is read, and the list validated, once for all pages of it.
  const whole = <Name extends ResourceName>(name: Name) =>
    shared(
      ['list', name],
      resources[name].failures.list,
      (signal) => client.list(name, {}, signal),
      (page) => toldByList(name, page),
    );

  const item: PublicClient['item'] = (name, id) =>
    shared(
      ['item', name, id],
      resources[name].failures.item,
      (signal) => client.item(name, id, signal),
      (item) => toldByItem(name, id, item),
    );

  const { occasions } = createOccasions(options);
  if (profile === 'plain') {
    const list: PublicClient['list'] = async (name, part = {}) =>
      part.state
        ? client.list(name, part)
        : paginate((await whole(name)).items, part, resources[name]);
    return {
      list,
      item,
      categories: async (name) => categoriesOf((await whole(name)).items),
      ...createSearch(options, { list }),
      occasions,
      ...own,
      articleBySlug: async (slug) => {
        const { items } = await whole('articles').catch((cause) => {
          throw withMessage(cause, resources.articles.failures.item);
        });
        return items.find((article) => article.slug === slug) ?? null;
      },
    };
  }
  const { search, mostRead } = createSearch(options);
  return {
    item,
    ...own,
    list: (name, part) =>
      shared(
        ['list', name, part],
        resources[name].failures.list,
        (signal) => client.list(name, part, signal),
        (page) => toldByList(name, page, part?.slug),
      ),
    categories: (name) =>
      shared(['categories', name], resources[name].failures.list, (signal) =>
        client.categories(name, signal),
      ),
    articleBySlug: (slug) =>
      shared(
        ['article', slug],
        resources.articles.failures.item,
        (signal) => client.articleBySlug(slug, signal),
        (article) => toldByItem('articles', slug, article),
      ),
    occasions: (span) =>
      shared(['occasions', span], messages.agendaFailed, (signal) => occasions(span, signal)),
    search: (q, part) =>
      shared(['search', q, part], messages.loadFailed, (signal) => search(q, part, signal)),
    // Under the key of searches, of which no page is drawn again: it changes with every visit.
    mostRead: () => shared(['search'], messages.loadFailed, mostRead),
  };
}

type Read<Result> = (signal?: AbortSignal) => Promise<Result>;

/**
 * An item that an answer tells of, by what its address has: which version of it, null where there is none. A list has no
 * bodies, so that the item alone cannot be compared with what lists had of it.
 */
type Told = [name: ResourceName, key: string, version: readonly unknown[] | null];

type Item = {
  id: string;
  slug?: string;
  title?: string;
  version?: number | undefined;
  updated_at: string;
};

function toldByList(name: ResourceName, page: ListPage<Item> | null, slug?: string): Told[] {
  const told = page?.items.slice(0, toldOfList).map((item) => toldOf(name, item)) ?? [];
  const isMissing = slug !== undefined && told.every(([, key]) => key !== slug);
  return isMissing ? [...told, [name, slug, null]] : told;
}

/** @param key what was asked for, which is another one than the item's where it has moved. */
function toldByItem(name: ResourceName, key: string, item: Item | null): Told[] {
  const told = item && toldOf(name, item);
  return [
    ...(told ? [told] : []),
    ...(told?.[1] === key || item?.id === key ? [] : [[name, key, null] satisfies Told]),
  ];
}

function toldOf(name: ResourceName, { id, slug, title, version, updated_at }: Item): Told {
  return [name, slug ?? id, [title, version, updated_at]];
}

/** Returns true for a search: its words would push out what is remembered of all other reads. */
function isMadeUp(call: readonly unknown[]): boolean {
  const [, , part] = call;
  return call[0] === 'search' || (typeof part === 'object' && part !== null && 'q' in part);
}
