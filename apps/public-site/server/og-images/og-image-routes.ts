import cluster from 'node:cluster';
import { ApiError } from '@pesantren/api-client/api-error';
import { pictureInWidth, sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { createConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';
import { readProviderPicture } from '@pesantren/api-client/server/server-fetch';
import { singleFlight } from '@pesantren/api-client/server/single-flight';
import { type Context, Hono } from 'hono';
import type { Subject } from '../../src/components/page-metadata.ts';
import type { SiteConfig } from '../../src/config.ts';
import type { ServerConfig } from '../config.ts';
import { createAllowance, OverAllowanceError } from '../http/allowance.ts';
import { callerAddress } from '../http/caller.ts';
import { createImageStore } from './image-store.ts';
import { type OgImage, ogImageOf } from './og-image.ts';

/** Cards that are not at hand, for one address: messengers ask for one a link. */
const cardsAMinute = 60;

/** Who asks, and how much of it. */
type Callers = Partial<Pick<ServerConfig, 'trustedProxies' | 'rateLimitFactor'>>;

/**
 * `/og/…`: share cards, drawn when they are first asked for, two at a time, or one by each of
 * several workers. The site draws them out of
 * the item it reads, so they are there with every provider. A card that has been replaced leads to the
 * present one. Who asks for too many, or waits for one over 5 s, is refused.
 */
export function ogImageRoutes(client: PublicClient, config: SiteConfig & Callers): Hono {
  const { trustedProxies = 0, rateLimitFactor = 1 } = config;
  const store = createImageStore();
  const allowance = createAllowance(cardsAMinute * rateLimitFactor);
  const limit = createConcurrencyLimit({
    name: 'og-image',
    running: cluster.isWorker ? 1 : 2,
    deadline: 5_000,
  });
  const flight = singleFlight<Found>();

  async function draw(name: string, card: OgImage): Promise<Drawn> {
    const address = pictureInWidth(card.picture, 1280, sizedPicturesAt(config));
    const picture = address && (await readProviderPicture(address));
    // The drawing tools are loaded with the first card, not with the site.
    const { drawOgImage } = await import('./draw-og-image.ts');
    const jpeg = await drawOgImage(card, picture || null);
    // A picture that is missing for a moment must not be missing for ever.
    const whole = card.picture === '' || Boolean(picture);
    if (whole) await store.keep(name, jpeg);
    return { jpeg, whole };
  }

  async function answer(c: Context, name: string, read: () => Promise<Subject | null>) {
    const kept = await store.find(name);
    if (kept) return send(c, { jpeg: kept, whole: true });
    const make = async (): Promise<Found> => {
      const about = await read();
      if (!about) return 'none';
      const { card, path } = ogImageOf(about, config);
      return path.endsWith(`/${name}`) ? draw(name, card) : { path };
    };
    try {
      const used = await allowance(callerAddress(c, trustedProxies));
      // Who has had few goes before who has had many.
      const found = await flight(c.req.path, () => limit(make, -used));
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
      answer(c, c.req.param('name'), async () => {
        const article = await client.articleBySlug(c.req.param('slug'));
        return article && { kind: 'article', article };
      }),
    )
    .get('/og/pengumuman/:id/:name', (c) =>
      answer(c, c.req.param('name'), async () => {
        const announcement = await client.announcement(c.req.param('id'));
        return { kind: 'announcement', announcement };
      }),
    )
    .get('/og/galeri/:id/:name', (c) =>
      answer(c, c.req.param('name'), async () => {
        // As the page itself: no provider answers a picture by its id.
        const { items } = await client.list('gallery');
        const picture = items.find(({ id }) => id === c.req.param('id'));
        return picture ? { kind: 'picture', picture } : null;
      }),
    )
    .get('/og/situs/beranda/:name', (c) =>
      answer(c, c.req.param('name'), async () => ({ kind: 'school' })),
    );
}

/** `whole`: with everything that belongs on it. */
type Drawn = { jpeg: Buffer; whole: boolean };

/** A card, where it lies now, or that there is none. */
type Found = Drawn | { path: string } | 'none';

const noStore = { 'Cache-Control': 'no-store' };

function send(c: Context, { jpeg, whole }: Drawn) {
  return c.body(new Uint8Array(jpeg), 200, {
    'Content-Type': 'image/jpeg',
    'Content-Length': String(jpeg.length),
    'Cache-Control': whole ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
