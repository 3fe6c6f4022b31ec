import cluster from 'node:cluster';
import { ApiError } from '@pesantren/api-client/api-error';
import { pictureInWidth, sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import { readProviderPicture } from '@pesantren/api-client/provider-file';
import type { Reader } from '@pesantren/api-client/reader';
import { type Context, Hono } from 'hono';
import type { SiteConfig } from '../../src/config.ts';
import type { Subject } from '../../src/page-facts.ts';
import { workshop } from '../workshop.ts';
import { type Card, cardOf } from './card.ts';
import { cardStore } from './card-store.ts';

/**
 * `/og/…`: share cards, drawn when they are first asked for, two at a time, or one by each of
 * several workers. The site draws them out of
 * the item it reads, so they are there with every provider. A card that has been replaced leads to the
 * present one.
 */
export function cardRoutes(client: Reader, config: SiteConfig): Hono {
  const store = cardStore();
  const work = workshop<Drawn>({ running: cluster.isWorker ? 1 : 2, waiting: 30 });

  async function draw(name: string, card: Card): Promise<Drawn> {
    const address = pictureInWidth(card.picture, 1280, sizedPicturesAt(config));
    const picture = address && (await readProviderPicture(address));
    // The drawing tools are loaded with the first card, not with the site.
    const { drawCard } = await import('./draw-card.ts');
    const jpeg = await drawCard(card, picture || null);
    // A picture that is missing for a moment must not be missing for ever.
    const whole = card.picture === '' || Boolean(picture);
    if (whole) await store.keep(name, jpeg);
    return { jpeg, whole };
  }

  async function answer(c: Context, name: string, read: () => Promise<Subject | null>) {
    const kept = await store.find(name);
    if (kept) return send(c, { jpeg: kept, whole: true });
    try {
      const about = await read();
      if (!about) return c.text('Tidak ditemukan', 404, noStore);
      const { card, path } = cardOf(about, config);
      if (!path.endsWith(`/${name}`)) return c.redirect(path, 302);
      return send(c, await work(name, () => draw(name, card)));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        return c.text('Tidak ditemukan', 404, noStore);
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

const noStore = { 'Cache-Control': 'no-store' };

function send(c: Context, { jpeg, whole }: Drawn) {
  return c.body(new Uint8Array(jpeg), 200, {
    'Content-Type': 'image/jpeg',
    'Content-Length': String(jpeg.length),
    'Cache-Control': whole ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
