import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '@pesantren/api-client/server/log';
import { createProviderCheck } from '@pesantren/api-client/server/provider-check';
import { logRequests } from '@pesantren/api-client/server/request-log';
import { createApp } from './app.ts';
import { toPageRequest, toRequestFacts } from './caching/cache-key.ts';
import type { Listener } from './caching/serve-cached-pages.ts';
import { forBrowser, type ServerConfig } from './config.ts';
import { withSiteTags } from './feeds/site-tags.ts';
import { createMachineRoutes } from './machine-routes.ts';
import type { Provider } from './provider-fetch.ts';
import { sourceTags } from './rendering/page-tags.ts';

/**
 * The site out of its sources in `root`, for who works on it: Vite answers for them, with hot reload over
 * `server`. Its inline scripts leave no room for the policy.
 */
export async function createDevServer(
  root: string,
  config: ServerConfig,
  server: Server,
  log: Log,
  provider: Provider,
): Promise<Listener> {
  const { ask } = provider;
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  const files = join(root, 'public');
  const app = createApp({
    files,
    page: async (request) => {
      const source = await vite.ssrLoadModule('/server/rendering/render.tsx');
      const { createRenderer } = source as typeof import('./rendering/render.tsx');
      const render = createRenderer({
        config: forBrowser(config),
        tags: withSiteTags(sourceTags),
        fetch: ask,
        readsStandFor: 0,
        log,
      });
      const { html, ...page } = await render(toPageRequest(toRequestFacts(request)));
      return new Response(await vite.transformIndexHtml('/', html), page);
    },
    isReady: createProviderCheck(config, ask),
    earlier: join(root, 'dist-before'),
    providerState: provider.state,
    headers: {},
    machineRoutes: createMachineRoutes(config, files, ask),
    log,
  });
  const listener = getRequestListener(app.fetch);
  return logRequests(log, (request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  );
}
