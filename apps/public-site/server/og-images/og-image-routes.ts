import cluster from 'node:cluster';
import { ApiError } from '@pesantren/api-client/api-error';
import { pictureInWidth, sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { createConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import { readProviderPicture } from '@pesantren/api-client/server/server-fetch';
import { singleFlight } from '@pesantren/api-client/server/single-flight';
import { type Context, Hono } from 'hono';
import type { Subject } from '../../src/components/seo.tsx';
import type { SiteConfig } from '../../src/config.ts';
import type { ServerConfig } from '../config.ts';
import { createAllowance, OverAllowanceError } from '../http/allowance.ts';
import { callerAddress } from '../http/caller.ts';
import { createImageStore } from './image-store.ts';
import { type OgImage, ogImageOf } from './og-image.ts';

/** Images that one address may have drawn: messengers request one a link. Stored images are not counted. */
const imagesAMinute = 60;

type CallerLimits = Partial<Pick<ServerConfig, 'trustedProxies' | 'rateLimitFactor'>>;

/**
 * Creates the routes of share images, `/og/…`. An image is drawn from its item at its first request, two at a time, or one
 * by each of several workers (docs/decisions/0010-og-images-rendered-by-the-site.md). The path of an older image redirects
 * to the present one. An address over its allowance is refused, and a request that waits for over 5 s.
 */
export function ogImageRoutes(client: PublicClient, config: SiteConfig & CallerLimits): Hono {
  const { trustedProxies = 0, rateLimitFactor = 1 } = config;
  const store = createImageStore();
  const allowance = createAllowance(imagesAMinute * rateLimitFactor);
  const limit = createConcurrencyLimit({
    name: 'og-image',
    running: cluster.isWorker ? 1 : 2,
    deadline: 5_000,
  });
  const coalesce = singleFlight<Found>();

  async function draw(name: string, image: OgImage): Promise<DrawnImage> {
    const address = pictureInWidth(image.picture, 1280, sizedPicturesAt(config));
    const picture = address && (await readProviderPicture(address));
    // Loaded with the first image, not with the site: it takes 100 MB.
    const { drawOgImage } = await import('./draw-og-image.ts');
    const jpeg = await drawOgImage(image, picture || null);
    // Without a picture that fails just now the image is not stored: the next request tries again.
    const isComplete = image.picture === '' || Boolean(picture);
    if (isComplete) await store.set(name, jpeg);
    return { jpeg, isComplete };
  }

  async function respond(c: Context, name: string, read: () => Promise<Subject | null>) {
    const stored = await store.get(name);
    if (stored) return send(c, { jpeg: stored, isComplete: true });
    const make = async (): Promise<Found> => {
      const about = await read();
      if (!about) return 'none';
      const { image, path } = ogImageOf(about, config);
      return path.endsWith(`/${name}`) ? draw(name, image) : { path };
    };
    try {
      const used = await allowance(callerAddress(c, trustedProxies));
      // Addresses with few requests go first.
      const found = await coalesce(c.req.path, () => limit(make, -used));
      if (found === 'none') return c.text('Tidak ditemukan', 404, noStore);
      return 'path' in found ? c.redirect(found.path, 302) : send(c, found);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        return c.text('Tidak ditemukan', 404, noStore);
      }
      if (error instanceof OverAllowanceError) {
        const wait = { 'Retry-After': String(error.retryAfter), ...noStore };
        return c.text('Terlalu banyak gambar sekaligus', 429, wait);
      }
      return c.text('Belum dapat digambar', 503, { 'Retry-After': '10', ...noStore });
    }
  }

  return new Hono()
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
    .get('/og/galeri/:id/:name', (c) =>
      respond(c, c.req.param('name'), async () => {
        // As on the page: the API has no call for one picture.
        const { items } = await client.list('gallery');
        const picture = items.find(({ id }) => id === c.req.param('id'));
        return picture ? { kind: 'picture', picture } : null;
      }),
    )
    .get('/og/situs/beranda/:name', (c) =>
      respond(c, c.req.param('name'), async () => ({ kind: 'school' })),
    );
}

/** `isComplete`: its picture is on it. */
type DrawnImage = { jpeg: Buffer; isComplete: boolean };

/** An image, the path of the present one, or `none`. */
type Found = DrawnImage | { path: string } | 'none';

const noStore = { 'Cache-Control': 'no-store' };

function send(c: Context, { jpeg, isComplete }: DrawnImage) {
  return c.body(new Uint8Array(jpeg), 200, {
    'Content-Type': 'image/jpeg',
    'Content-Length': String(jpeg.length),
    'Cache-Control': isComplete ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
