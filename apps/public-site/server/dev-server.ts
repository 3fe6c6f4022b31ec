import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createProviderCheck } from '@pesantren/api-client/server/provider-check';
import type { Provider } from '@pesantren/api-client/server/provider-state';
import { logRequests, type Reporting } from '@pesantren/api-client/server/request-log';
import { createApp } from './app.ts';
import type { Listener } from './caching/page-cache.ts';
import type { ServerConfig } from './config.ts';
import { createFactsReader } from './facts-reader.ts';
import { withFeeds } from './feeds/render-feed.ts';
import { toPageRequest, type Visitor } from './http/page-request.ts';
import { routeOf } from './http/route-of.ts';
import { createMachineRoutes } from './machine-routes.ts';
import { createReader } from './reader.ts';
import { createRegistrationRoutes } from './registrations/registration-routes.ts';
import { devTags } from './rendering/page-tags.ts';
import { createUploadsHandler } from './uploads.ts';

/**
 * Creates the listener of the site's sources in `root`, for development: Vite serves them, with hot reload over
 * `server`. Vite's inline scripts leave no room for the content security policy.
 */
export async function createDevServer(
  root: string,
  config: ServerConfig,
  server: Server,
  { log, measure }: Reporting,
  provider: Provider,
): Promise<Listener> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  const files = join(root, 'public');
  const reader = createReader(config, provider.fetch, 0);
  const facts = createFactsReader(config, provider.fetch, 0, log);
  async function page(request: Request, visitor?: Visitor): Promise<Response> {
    const source = await vite.ssrLoadModule('/server/rendering/render.tsx');
    const { createRenderer } = source as typeof import('./rendering/render.tsx');
    const renderPage = createRenderer({
      config,
      tags: devTags,
      fetch: provider.fetch,
      readFacts: facts.read,
      shareReadsFor: 0,
      log,
    });
    const { pathname, search } = new URL(request.url);
    const wanted = toPageRequest(pathname + search, request.headers.get('Cookie') ?? '');
    const rendered = withFeeds(reader, config, facts.read, renderPage);
    const { html, ...page } = await rendered({ ...wanted, ...(visitor && { visitor }) });
    const isPage = page.headers['content-type']?.startsWith('text/html');
    return new Response(isPage ? await vite.transformIndexHtml('/', html) : html, page);
  }
  const app = createApp({
    files,
    page: (request) => page(request),
    ownPages: createRegistrationRoutes(page, config),
    isReady: createProviderCheck(config, provider.fetch),
    earlier: join(root, 'dist-before'),
    providerState: provider.state,
    headers: {},
    machineRoutes: createMachineRoutes(config, files, reader, facts.read),
    uploads: config.ownUploads ? createUploadsHandler(config) : undefined,
    log,
  });
  const listener = getRequestListener(app.fetch);
  const withVite: Listener = (request, response) =>
    vite.middlewares(request, response, () => listener(request, response));
  return logRequests(log, withVite, { measure, routeOf });
}
