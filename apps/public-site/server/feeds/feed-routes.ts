import type { PublicClient } from '@pesantren/api-client/public-client';
import { gelombang } from '@pesantren/content/admission';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { SiteConfig } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { staleIfError } from '../caching/stale-if-error.ts';
import { atomFeed } from './atom.ts';
import { admissionCalendar } from './calendar.ts';
import { feedPaths } from './feed-paths.ts';
import { sitemap } from './sitemap.ts';
import { drawFavicon, drawIcon, iconNames, webAppManifest } from './web-app-manifest.ts';

/** Parts of the sitemap. */
const mostParts = 100;

/** Creates the routes of robots.txt, sitemap, feed, calendar, manifest and icons. */
export function feedRoutes(
  client: PublicClient,
  { files, siteUrl }: SiteConfig & { files: string },
) {
  const news = staleIfError(() => atomFeed(client, siteUrl));
  const wholeSitemap = staleIfError(() => sitemap(client, siteUrl));
  const parts = Array.from({ length: mostParts }, (_, index) =>
    staleIfError(() => sitemap(client, siteUrl, index + 1)),
  );
  const app = new Hono();
  const textual = [compress(), etag()] as const;

  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${feedPaths.sitemap}\n`, 200, forMinutes),
  );
  app.get(feedPaths.sitemap, ...textual, (c) => readable(c, xmlType, wholeSitemap));
  app.get('/:name{sitemap-[1-9]\\d{0,2}\\.xml}', ...textual, (c) => {
    const part = parts[Number(c.req.param('name').slice('sitemap-'.length, -'.xml'.length)) - 1];
    return readable(c, xmlType, part ?? (async () => null));
  });
  app.get(feedPaths.atom, ...textual, (c) =>
    readable(c, 'application/atom+xml; charset=utf-8', news),
  );
  app.get(paths.calendar, (c) =>
    c.body(admissionCalendar(gelombang, siteUrl), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="gelombang.ics"',
      ...forMinutes,
    }),
  );
  app.get(feedPaths.manifest, (c) =>
    c.body(webAppManifest(), 200, { 'Content-Type': 'application/manifest+json', ...forADay }),
  );
  for (const name of iconNames) {
    icon(`/${name}`, 'image/png', () => drawIcon(name, files));
  }
  icon('/favicon.ico', 'image/x-icon', () => drawFavicon(files));
  return app;

  function icon(path: string, type: string, draw: () => Promise<Buffer>): void {
    let drawn: Promise<Buffer> | undefined;
    app.get(path, async (c) => {
      drawn ??= draw();
      return c.body(new Uint8Array(await drawn), 200, { 'Content-Type': type, ...forADay });
    });
  }
}

const xmlType = 'application/xml; charset=utf-8';
const forMinutes = { 'Cache-Control': 'public, max-age=300' };
const forADay = { 'Cache-Control': 'public, max-age=86400' };
const noStore = { 'Cache-Control': 'no-store' };

/** Responds with a text made from the provider's data, or 503: never with less than there is. */
async function readable(c: Context, type: string, read: () => Promise<string | null>) {
  try {
    const body = await read();
    if (body === null) return c.text('Tidak ditemukan', 404, noStore);
    return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=30' });
  } catch {
    return c.text('Belum dapat dibaca', 503, { 'Retry-After': '10', ...noStore });
  }
}
