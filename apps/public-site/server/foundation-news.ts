import { createPublicClient } from '@pesantren/api-client/public-client';
import { outsideDeadline } from '@pesantren/api-client/server/deadline';
import { createServerFetch } from '@pesantren/api-client/server/server-fetch';
import { LRUCache } from 'lru-cache';
import type { Foundation } from '../src/config.ts';
import type { FoundationNews } from '../src/services.ts';
import { freshness } from './caching/freshness.ts';

/** The newest announcements of the foundation that a school shows. */
const most = 3;

/** In milliseconds: for so long nobody waits again for a foundation that did not answer; its last news stand. */
const pause = 30_000;

/** Creates the reader of the foundation's announcements, from its own provider; a school without one has none. */
export function createFoundationNews(
  foundation: Foundation | undefined,
  send: typeof fetch = createServerFetch(),
): () => Promise<FoundationNews[]> {
  if (!foundation) return async () => [];
  const { apiUrl: url, apiKey: key, siteUrl } = foundation;
  // What every provider has: whose it is nobody has said.
  const client = createPublicClient({ url, key, profile: 'plain', fetch: send });

  async function read(): Promise<FoundationNews[]> {
    const signal = AbortSignal.timeout(outsideDeadline);
    const { items } = await client.list('announcements', {}, signal);
    return items.slice(0, most).map(({ id, title, date }) => ({
      ...{ title, date },
      href: `${siteUrl}/pengumuman/${encodeURIComponent(id)}`,
    }));
  }

  const known = new LRUCache<'news', FoundationNews[]>({
    ...{ max: 1, ttl: freshness.read, ttlResolution: 0 },
    fetchMethod: (_key, last, { options }) =>
      read().catch(() => {
        options.ttl = pause;
        return last ?? [];
      }),
  });
  return async () => (await known.fetch('news')) ?? [];
}
