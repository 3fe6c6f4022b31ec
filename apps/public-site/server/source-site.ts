import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { providerCheck } from '@pesantren/api-client/provider-check';
import { logRequests } from '@pesantren/api-client/request-log';
import type { Log } from '@pesantren/api-client/server-log';
import { createApp } from './app.ts';
import { sourceTags } from './assets.ts';
import { forBrowser, type ServerConfig } from './config.ts';
import { withSiteTags } from './feeds/site-tags.ts';
import { forPrograms } from './for-programs.ts';
import type { Listener } from './listener.ts';
import { askedBy, wantedBy } from './page-key.ts';
import type { Provider } from './provider-fetch.ts';

/**
 * The site out of its sources in `root`, for who works on it: Vite answers for them, with hot reload over
 * `server`. Its inline scripts leave no room for the policy.
 */
export async function sourceSite(
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
      const source = await vite.ssrLoadModule('/server/render.tsx');
      const { renderer } = source as typeof import('./render.tsx');
      const render = renderer({
        config: forBrowser(config),
        tags: withSiteTags(sourceTags),
        fetch: ask,
        readsStandFor: 0,
        log,
      });
      const { html, ...page } = await render(wantedBy(askedBy(request)));
      return new Response(await vite.transformIndexHtml('/', html), page);
    },
    isReady: providerCheck(config, ask),
    earlier: join(root, 'dist-before'),
    providerState: provider.state,
    headers: {},
    forPrograms: forPrograms(config, files, ask),
    log,
  });
  const listener = getRequestListener(app.fetch);
  return logRequests(log, (request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  );
}
