import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ApiError } from '@pesantren/api-client/api-error';
import { readProviderPicture } from '@pesantren/api-client/server/server-fetch';
import { discountedFee } from '@pesantren/content/admission';
import { addressOf, type Facts } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';
import { Hono } from 'hono';
import { ICalEventTransparency } from 'ical-generator';
import { paths } from '../../src/paths.ts';
import { forMinutes, sharedFor } from '../caching/freshness.ts';
import type { FactsReader } from '../facts-reader.ts';
import { providerPicture } from '../og-images/og-image.ts';
import type { Origins } from './atom-content.ts';
import { feedPaths } from './feed-paths.ts';
import { createCalendar, dayAfter, wholeDay, written } from './school-calendar.ts';
import { drawIcon, iconNames, webAppManifest } from './web-app-manifest.ts';

type FeedOptions = Origins & {
  /** Folder with `favicon.svg`. */
  files: string;
  readFacts: FactsReader['read'];
};

/** Creates the routes of robots.txt, other addresses of the feed, calendar, manifest and icons. */
export function feedRoutes({ files, siteUrl, apiUrl, readFacts }: FeedOptions) {
  const app = new Hono();

  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${feedPaths.sitemap}\n`,
      200,
      caching(forMinutes),
    ),
  );
  for (const path of feedPaths.others) app.get(path, (c) => c.redirect(feedPaths.atom, 301));
  app.get(paths.calendar, async (c) =>
    c.body(admissionCalendar((await readFacts()).all, siteUrl), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="gelombang.ics"',
      ...caching(sharedFor()),
    }),
  );
  app.get(feedPaths.manifest, async (c) =>
    c.body(webAppManifest((await readFacts()).all), 200, {
      'Content-Type': 'application/manifest+json',
      ...caching(sharedFor()),
    }),
  );
  for (const name of [...iconNames, 'favicon.ico'] as const) icon(name);
  return app.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error;
    return c.text('Belum dapat dibaca', 503, { 'Retry-After': '10', 'Cache-Control': 'no-store' });
  });

  /** Draws an icon once for each logo. */
  function icon(name: Parameters<typeof drawIcon>[0]): void {
    const type = 'image/png';
    let last: { url: string; icon: Buffer } | undefined;
    app.get(`/${name}`, async (c) => {
      const url = providerPicture((await readFacts()).all.identity.logo.url, { apiUrl });
      if (last?.url !== url) {
        const logo = url ? await readProviderPicture(url) : null;
        const drawn = { url, icon: await drawIcon(name, join(files, 'favicon.svg'), logo) };
        // A logo that fails just now is drawn at the next request.
        if (url && !logo) return c.body(new Uint8Array(drawn.icon), 200, { 'Content-Type': type });
        last = drawn;
      }
      return c.body(new Uint8Array(last.icon), 200, {
        'Content-Type': type,
        ...caching(forMinutes),
      });
    });
  }
}

function caching(policy: string) {
  return { 'Cache-Control': policy };
}

/** Writes the admission dates as a calendar: each wave an event of whole days. */
function admissionCalendar(
  facts: Pick<Facts, 'identity' | 'waves' | 'time_zone'>,
  siteUrl: string,
  now: Date = new Date(),
): string {
  const { identity } = facts;
  const calendar = createCalendar('Pendaftaran', facts);
  const page = siteUrl + paths.admission;
  for (const { name, opens, closes, discount } of facts.waves) {
    const saving = discount
      ? `Potongan ${discountedFee} ${formatRupiah(discount)}`
      : 'Tanpa potongan';
    const key = createHash('sha256').update(`${name} ${opens}`).digest('hex').slice(0, 16);
    calendar.createEvent({
      id: `${key}@${new URL(siteUrl).hostname}`,
      stamp: now,
      start: wholeDay(opens),
      end: dayAfter(closes),
      allDay: true,
      summary: `Pendaftaran gelombang ${name}`,
      description: `${saving}.\nSyarat dan biaya: ${page}`,
      location: [identity.name, addressOf(identity)].filter(Boolean).join(', '),
      url: page,
      // A wave lasts for weeks and makes nobody busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return written(calendar);
}
