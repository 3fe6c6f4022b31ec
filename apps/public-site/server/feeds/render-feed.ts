import { clockOf } from '@pesantren/content/clock';
import { isPresentable } from '@pesantren/content/default-facts';
import type { SiteClient } from '../../src/services.ts';
import { forAMoment, sharedFor } from '../caching/freshness.ts';
import type { FactsReader } from '../facts-reader.ts';
import { preparing } from '../http/while-preparing.ts';
import type { Render, RenderedPage } from '../rendering/render.tsx';
import { atomFeed } from './atom.ts';
import type { Origins } from './atom-content.ts';
import { feedPaths } from './feed-paths.ts';
import { sitemap } from './sitemap.ts';

/**
 * Renders the feed and the sitemap, which change as pages do: one cache serves both. All other requests are left to
 * `renderPage`. Without a word of the provider's data they are 503, never less than there is (docs/reliability.md#s16).
 */
export function withFeeds(
  client: SiteClient,
  origins: Origins,
  readFacts: FactsReader['read'],
  renderPage: Render,
): Render {
  return async (request) => {
    const [, part] = /^\/sitemap(?:-([1-9]\d{0,2}))?\.xml$/.exec(request.path) ?? [];
    try {
      const isFeed = request.path === feedPaths.atom;
      if (!isFeed && !part && request.path !== feedPaths.sitemap) return renderPage(request);
      const { all } = await readFacts();
      if (!isPresentable(all)) {
        return { ...plain(503, preparing.words, preparing.headers), replacesCopies: true };
      }
      if (isFeed) return found('application/atom+xml', await atomFeed(client, origins, all));
      const map = await sitemap(
        { client, clock: clockOf(all.time_zone) },
        origins.siteUrl,
        part ? Number(part) : undefined,
      );
      return map === null
        ? plain(404, 'Tidak ditemukan', { 'cache-control': forAMoment })
        : found('application/xml', map);
    } catch {
      return plain(503, 'Belum dapat dibaca', { 'retry-after': '10' });
    }
  };
}

function found(type: string, html: string): RenderedPage {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': sharedFor(),
  };
  return { status: 200, headers, html };
}

function plain(status: number, html: string, headers = {}): RenderedPage {
  const common = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers: { ...common, ...headers }, html };
}
