import { gelombang } from '@pesantren/content/admission';
import { Hono } from 'hono';
import type { SiteConfig } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { admissionCalendar } from './calendar.ts';
import { feedPaths } from './feed-paths.ts';
import { drawFavicon, drawIcon, iconNames, webAppManifest } from './web-app-manifest.ts';

/** Creates the routes of robots.txt, calendar, manifest and icons. */
export function feedRoutes({ files, siteUrl }: Pick<SiteConfig, 'siteUrl'> & { files: string }) {
  const app = new Hono();

  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${feedPaths.sitemap}\n`, 200, forMinutes),
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

const forMinutes = { 'Cache-Control': 'public, max-age=300' };
const forADay = { 'Cache-Control': 'public, max-age=86400' };
