import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { ProviderState } from '@pesantren/api-client/server/provider-state';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { canonicalPath, paths, unreceivedShare } from '../src/paths.ts';

/** The app's base path; Vite's `base` is the same with a trailing slash. */
export const base = '/adminsekolah';

type AppOptions = {
  /** Folder of the files, absolute. */
  root: string;
  /** Folder with `assets/` of the build before, for pages that are still open; it may be missing. */
  earlier: string;
  /** The configured index.html for a path. */
  indexHtml: (path: string) => string | Promise<string>;
  /** The service worker, or the script that takes it off the devices; none while developing. */
  serviceWorker?: string;
  /** The readiness probe, and the state of the provider by its latest calls. */
  isReady: () => Promise<boolean>;
  providerState: () => ProviderState;
  /** Set on every response; on built files those that concern them. */
  headers: Readonly<Record<string, string>>;
};

/** Creates the static server: built files, and index.html for every other path under the base, in its one spelling. */
export function createApp({
  root,
  earlier,
  indexHtml,
  serviceWorker,
  isReady,
  providerState,
  headers,
}: AppOptions): Hono {
  const app = new Hono();
  app.use(compress(), async (c, next) => {
    await next();
    const isPart = c.res.ok && /\/assets\/.*\.(?:js|css|woff2)$/.test(c.req.path);
    for (const [name, value] of Object.entries(headers)) {
      if (!isPart || partHeaders.has(name)) c.res.headers.set(name, value);
    }
  });
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const ready = await isReady();
    const body = { status: ready ? 'ok' : 'unavailable', provider: providerState() };
    return c.json(body, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.get('/', (c) => c.redirect(`${base}/`));

  // Names under assets/ carry a hash of their content.
  app.use(`${base}/assets/*`, async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  for (const folder of [root, earlier].filter(existsSync)) {
    const files = { root: folder, rewriteRequestPath, precompressed: true };
    app.get(`${base}/assets/*`, serveStatic(files));
  }
  app.get(`${base}/assets/*`, (c) => c.text('Tidak ditemukan', 404));
  // Browsers ask for it at each start, past their cache.
  app.get(`${base}/sw.js`, etag(), (c) => {
    if (!serviceWorker) return c.text('Tidak ditemukan', 404);
    const type = 'text/javascript; charset=utf-8';
    return c.body(serviceWorker, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  });
  for (const name of ['icon.svg', 'icon-*', 'manifest.webmanifest']) {
    app.get(`${base}/${name}`, serveStatic({ root, rewriteRequestPath }));
  }
  // Only the service worker can keep what was shared. Nothing is read of what arrives past it (deploy/nginx/admin.conf).
  app.post(`${base}${paths.shared}`, (c) => c.redirect(`${base}${unreceivedShare}`, 303));
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonicalPath(pathname);
    if (path === pathname || !path.startsWith(`${base}/`)) return next();
    c.header('Cache-Control', 'public, max-age=3600');
    return c.redirect(path + search, 308);
  });
  app.get(`${base}/*`, async (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.html(await indexHtml(c.req.path));
  });
  app.notFound((c) => c.text(`Tidak ditemukan. Halaman admin ada di ${base}/`, 404));
  return app;
}

/** The headers of a script, style sheet or font: the other headers would cost each of them 900 bytes. */
const partHeaders = new Set(['X-Content-Type-Options', 'Strict-Transport-Security']);

function rewriteRequestPath(path: string): string {
  return path.slice(base.length);
}
