import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SiteConfig } from '../../src/config.ts';
import { paths } from '../../src/paths.ts';
import { callerAddress } from '../http/allowance.ts';
import type { Visitor } from '../http/page-request.ts';

/** Bytes of a filled form, percent-encoded. */
const longest = 32 * 1024;

const noStore = { 'Cache-Control': 'no-store' };

type Options = Pick<SiteConfig, 'apiProfile' | 'siteUrl'> & { trustedProxies?: number };

/**
 * Creates the routes of registering (docs/spec.md#q): pages that nobody else gets, and their forms, which no other site may
 * send. None under `plain`, where WhatsApp takes the questions of parents.
 */
export function createRegistrationRoutes(
  answer: (request: Request, visitor: Visitor) => Promise<Response>,
  { apiProfile, siteUrl, trustedProxies = 0 }: Options,
): Hono {
  const routes = new Hono();
  if (apiProfile === 'plain') return routes;
  const limit = bodyLimit({
    maxSize: longest,
    onError: (c) => c.text('Isian terlalu panjang', 413, noStore),
  });
  for (const path of [paths.registration, paths.registrationStatus(':number')]) {
    routes
      .use(path, isolatedFromOpener)
      .get(path, (c) => answer(c.req.raw, { address: callerAddress(c, trustedProxies) }))
      .post(path, limit, async (c) => {
        if (!isOwnForm(c, siteUrl)) return c.text('Formulir ini dari situs lain', 403, noStore);
        const form = new URLSearchParams(await c.req.text());
        return answer(c.req.raw, { address: callerAddress(c, trustedProxies), form });
      });
  }
  return routes;
}

/** A window that opened a page on which people type about themselves cannot lead it elsewhere (HTML, cross-origin opener policies). */
const isolatedFromOpener: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cross-Origin-Opener-Policy', 'same-origin');
};

/** Returns true for a form of this site's own pages (Fetch Metadata section 2.2); browsers of before 2023 name the origin. */
function isOwnForm(c: Context, siteUrl: string): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('Origin');
  return origin === undefined || origin === new URL(siteUrl).origin;
}
