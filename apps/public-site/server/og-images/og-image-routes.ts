import cluster from 'node:cluster';
import { readFile } from 'node:fs/promises';
import { ApiError } from '@pesantren/api-client/api-error';
import {
  pictureInWidth,
  sizedPicturesAt,
} from '@pesantren/api-client/contract/uploads/picture-sizes';
import type { Preview } from '@pesantren/api-client/preview';
import {
  atOnce,
  type ConcurrencyLimit,
  createConcurrencyLimit,
} from '@pesantren/api-client/server/concurrency-limit';
import { readProviderPicture } from '@pesantren/api-client/server/server-fetch';
import { pageOfMenu } from '@pesantren/content/navigation';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Subject } from '../../src/components/seo.tsx';
import type { SiteConfig } from '../../src/config.ts';
import type { SiteClient } from '../../src/services.ts';
import type { Changes } from '../caching/changes.ts';
import { forAMoment, forMinutes, forNobody, freshness } from '../caching/freshness.ts';
import type { ServerConfig } from '../config.ts';
import type { FactsReader } from '../facts-reader.ts';
import { callerAddress, createAllowance, OverAllowanceError } from '../http/allowance.ts';
import { removeImage, storeImage } from './image-store.ts';
import { type OgImage, type OgSchool, ogImageOf } from './og-image.ts';

/** Images kept on disk, of some 100 KB each. */
const most = 500;

/** Images that one address may have drawn: messengers request one a link. Stored images are not counted. */
const imagesAMinute = 60;

/** Images drawn at once: one by each of several workers. */
export const drawnAtOnce = cluster.isWorker ? 1 : 2;

/** The process shares these among its schools: what has changed, and the turn of a drawing. */
export type Shared = { changes?: Changes; drawTurn?: ConcurrencyLimit };

type CallerLimits = Partial<Pick<ServerConfig, 'trustedProxies' | 'rateLimitFactor'>>;

/**
 * Creates the routes of share images, `/og/…`, and of the one that an item will have, beside its preview's link. An image
 * is drawn from its item at its first request, two at a time, or one by each of several workers
 * (docs/decisions/0010-og-images-rendered-by-the-site.md). The path of an older image redirects to the present one. While the provider is away the last image stands, as the last copy of a page does. An address over its allowance is refused, and a request that waits for over 5 s.
 */
export function ogImageRoutes(
  client: SiteClient,
  readFacts: FactsReader['read'],
  config: SiteConfig & CallerLimits,
  { changes, drawTurn = atOnce }: Shared = {},
): Hono {
  const { trustedProxies = 0, rateLimitFactor = 1 } = config;
  const allowance = createAllowance(imagesAMinute * rateLimitFactor);
  const limit = createConcurrencyLimit({
    name: 'og-image',
    running: drawnAtOnce,
    deadline: 5_000,
  });
  const images = new LRUCache<string, Found, (stale?: Found) => Promise<Found>>({
    maxSize: most,
    // What is larger than the cache is not stored.
    sizeCalculation: (found) => ('file' in found ? 1 : Number.MAX_SAFE_INTEGER),
    ttl: freshness.page,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    dispose: (found) => 'file' in found && void removeImage(found.file),
    ignoreFetchAbort: true,
    fetchMethod: (_path, stale, { context: make }) => make(stale),
  });

  async function draw(school: OgSchool, image: OgImage) {
    const address = pictureInWidth(image.picture, 1280, sizedPicturesAt(config));
    const [picture, logo] = await Promise.all(
      [address, school.logo].map((url) => url && readProviderPicture(url)),
    );
    // Loaded with the first image, not with the site: it takes 100 MB.
    const { drawOgImage } = await import('./draw-og-image.ts');
    const jpeg = await drawTurn(() => drawOgImage(school, image, picture || null, logo || null));
    // Without a picture or logo that fails just now the image is not stored: the next request tries again.
    const isComplete = (image.picture === '' || !!picture) && (school.logo === '' || !!logo);
    return { jpeg, isComplete };
  }

  async function drawAndStore(school: OgSchool, image: OgImage): Promise<Found> {
    const { jpeg, isComplete } = await draw(school, image);
    const file = isComplete ? await storeImage(jpeg) : null;
    return file ? { file, lookedAt: 0, changes: 0 } : { jpeg };
  }

  /** Does what draws, two at a time; of the addresses that wait, those with few requests go first. @throws OverAllowanceError */
  async function inTurn<Result>(c: Context, work: () => Promise<Result>): Promise<Result> {
    return limit(work, -(await allowance(callerAddress(c, trustedProxies))));
  }

  function standsIn(found: Found | undefined): boolean {
    if (!found || !('file' in found) || found.changes !== (changes?.count() ?? 0)) return false;
    return performance.now() - found.lookedAt <= freshness.providerAway;
  }

  async function respond(
    c: Context,
    name: string,
    read: () => Promise<Subject | null>,
    page?: string,
  ) {
    const make = async (stale?: Found): Promise<Found> => {
      const known = changes?.count() ?? 0;
      const [about, facts] = await Promise.all([read().catch(noneIfMissing), readFacts()]);
      if (!about) return { path: null };
      const { school, image, path } = ogImageOf(about, config, facts.all, page);
      if (!path.endsWith(`/${name}`)) return { path };
      const found = stale ?? (await drawAndStore(school, image));
      // The same object: another one in its place would take its file along.
      if ('file' in found) Object.assign(found, { lookedAt: performance.now(), changes: known });
      return found;
    };
    try {
      const found = await images.forceFetch(c.req.path, {
        allowStaleOnFetchRejection: standsIn(images.peek(c.req.path, { allowStale: true })),
        // A drawn one is only looked after.
        context: async (stale) => (stale ? make(stale) : inTurn(c, make)),
      });
      if ('file' in found) return send(c, await readFile(found.file), forMinutes);
      if ('jpeg' in found) return send(c, found.jpeg, forAMoment);
      c.header('Cache-Control', forAMoment);
      return found.path ? c.redirect(found.path, 302) : c.text('Tidak ditemukan', 404);
    } catch (error) {
      // A file that somebody has removed is drawn again.
      if (!(error instanceof OverAllowanceError)) images.delete(c.req.path);
      return refuse(c, error);
    }
  }

  /** Draws what a preview's link shows as its page will have it, and stores it nowhere. */
  async function respondPreview(c: Context, token: string) {
    try {
      const jpeg = await inTurn(c, async () => {
        const [preview, facts] = await Promise.all([client.preview(token), readFacts()]);
        if (!preview) return null;
        const { school, image } = ogImageOf(subjectOf(preview), config, facts.all);
        return (await draw(school, image)).jpeg;
      });
      c.header('X-Robots-Tag', 'noindex');
      c.header('Cache-Control', forNobody);
      return jpeg ? send(c, jpeg, forNobody) : c.text('Tidak ditemukan', 404);
    } catch (error) {
      return refuse(c, error);
    }
  }

  return new Hono()
    .get('/pratinjau/:token/kartu.jpg', (c) => respondPreview(c, c.req.param('token')))
    .get('/og/artikel/:slug/:name', (c) =>
      respond(c, c.req.param('name'), async () => {
        const article = await client.articleBySlug(c.req.param('slug'));
        return article && { kind: 'article', article };
      }),
    )
    .get('/og/pengumuman/:id/:name', (c) =>
      respond(c, c.req.param('name'), async () => {
        const announcement = await client.item('announcements', c.req.param('id'));
        return { kind: 'announcement', announcement };
      }),
    )
    .get('/og/agenda/:id/:name', (c) =>
      respond(c, c.req.param('name'), async () => {
        const event = await client.item('agenda', c.req.param('id'));
        return { kind: 'event', event };
      }),
    )
    .get('/og/halaman/:slug/:name', (c) =>
      respond(c, c.req.param('name'), async () => {
        const { items } = await client.list('pages', { slug: c.req.param('slug'), limit: 1 });
        const [page] = items;
        return page ? { kind: 'page', page } : null;
      }),
    )
    .get('/og/galeri/:id/:name', (c) =>
      respond(c, c.req.param('name'), async () => {
        const picture = await client.item('gallery', c.req.param('id'));
        return { kind: 'picture', picture };
      }),
    )
    .get('/og/situs/beranda/:name', (c) =>
      respond(c, c.req.param('name'), async () => ({ kind: 'school' })),
    )
    .get('/og/situs/bergabung/:name', (c) =>
      respond(c, c.req.param('name'), async () => ({ kind: 'admission' })),
    )
    .get('/og/situs/:page/:name', (c) => {
      const entry = pageOfMenu(c.req.param('page'));
      return respond(
        c,
        c.req.param('name'),
        async () => (entry ? { kind: 'school' } : null),
        entry?.path,
      );
    });
}

/**
 * The file of an image, when its item last had it, and how many changes were known then; an image that is not stored; the
 * path of the present one, null where there is none.
 */
type Found =
  | { file: string; lookedAt: number; changes: number }
  | { jpeg: Buffer }
  | { path: string | null };

function subjectOf({ resource, item }: Preview): Subject {
  switch (resource) {
    case 'articles':
      return { kind: 'article', article: item };
    case 'announcements':
      return { kind: 'announcement', announcement: item };
    case 'pages':
      return { kind: 'page', page: item };
    case 'gallery':
      return { kind: 'picture', picture: item };
    case 'agenda':
      return { kind: 'event', event: item };
  }
}

function noneIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

function refuse(c: Context, error: unknown) {
  if (error instanceof OverAllowanceError) {
    const wait = { 'Retry-After': String(error.retryAfter), ...noStore };
    return c.text('Terlalu banyak gambar sekaligus', 429, wait);
  }
  return c.text('Belum dapat digambar', 503, { 'Retry-After': '10', ...noStore });
}

const noStore = { 'Cache-Control': 'no-store' };

function send(c: Context, jpeg: Buffer, caching: string) {
  return c.body(new Uint8Array(jpeg), 200, {
    'Content-Type': 'image/jpeg',
    'Content-Length': String(jpeg.length),
    // Its name is that of its content, but its item may be withdrawn at any time.
    'Cache-Control': caching,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
