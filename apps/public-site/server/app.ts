import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Log } from '@pesantren/api-client/server/log';
import type { ProviderState } from '@pesantren/api-client/server/provider-state';
import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { forGood, forSpelling } from './caching/freshness.ts';
import { callerAddress } from './http/allowance.ts';
import { canonicalPath } from './http/page-request.ts';

type Site = {
  /** Folder with `assets/` and `favicon.svg`. */
  files: string;
  /** Folder with `assets/` of the build before that are no longer in this one; it may be missing. */
  earlier: string;
  /** Responds to the request of an address for a page, with `headers` already set. */
  page: (request: Request, address: string) => Promise<Response>;
  /** Number of own reverse proxies before the process. */
  trustedProxies?: number;
  isReady: () => Promise<boolean>;
  providerState: () => ProviderState;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  machineRoutes: Hono;
  /** Pages that are for one visitor alone, and take forms; their responses have their headers already. */
  ownPages?: Hono;
  /** Passes on the provider's files; none where pages name them on its own host. */
  uploads?: Handler | undefined;
  log: Log;
};

/** `complete`: the response has its headers already. */
type SiteEnv = { Variables: { complete?: boolean } };

/** Creates the site's Hono app: health, machine routes, files of the build, and pages for every other path. */
export function createApp({
  files,
  earlier,
  page,
  trustedProxies = 0,
  isReady,
  providerState,
  headers,
  machineRoutes,
  ownPages = new Hono(),
  uploads,
  log,
}: Site): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(async (c, next) => {
    await next();
    if (c.get('complete')) return;
    const isFile =
      (c.res.ok && c.req.path.startsWith('/assets/')) ||
      (uploads !== undefined && c.req.path.startsWith('/uploads/'));
    for (const [name, value] of Object.entries(headers)) {
      if (!isFile || fileHeaders.has(name)) c.res.headers.set(name, value);
    }
  });
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const address = canonicalPath(pathname + search);
    if (address === undefined) return next();
    c.header('Cache-Control', forSpelling);
    return c.redirect(address, 301);
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, noStore));
  app.get('/readyz', async (c) => {
    const ready = await isReady();
    const status = ready ? 'ok' : 'unavailable';
    return c.json({ status, provider: providerState() }, ready ? 200 : 503, noStore);
  });
  app.route('/', machineRoutes);
  for (const path of new Set(ownPages.routes.map((route) => route.path))) {
    app.use(path, async (c, next) => {
      await next();
      c.set('complete', c.res.headers.has('Content-Security-Policy'));
    });
  }
  app.route('/', ownPages);
  if (uploads) app.get('/uploads/*', uploads);
  app.get('/favicon.svg', serveStatic({ root: files }));
  app.use('/assets/*', immutable);
  for (const folder of [files, earlier].filter(existsSync)) {
    app.get('/assets/*', serveStatic({ root: folder, precompressed: true }));
  }
  app.get('/assets/*', (c) => c.text('Tidak ditemukan', 404, noStore));
  app.get('*', async (c) => {
    const response = await page(c.req.raw, callerAddress(c, trustedProxies));
    c.set('complete', true);
    return response;
  });
  app.all('*', (c) => c.text('Metode tidak didukung', 405, { Allow: 'GET, HEAD', ...noStore }));
  app.onError((error, c) => {
    log({ event: 'request-failed', path: c.req.path, error: error.stack ?? error.message });
    return c.text('Terjadi kesalahan', 500, noStore);
  });
  return app;
}

/**
 * Of the security headers those that say something of a script, style sheet or font: the others cost each 600 bytes. An
 * upload has the provider's own policy, under which nothing in it runs.
 */
const fileHeaders = new Set(['X-Content-Type-Options', 'Strict-Transport-Security']);

const noStore = { 'Cache-Control': 'no-store' };

/** Names under assets/ carry a hash of their content. */
const immutable: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.res.headers.set('Cache-Control', forGood);
};
