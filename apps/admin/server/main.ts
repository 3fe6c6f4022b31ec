import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { EnvironmentError } from '@pesantren/api-client/environment';
import { base, createApp } from './app.ts';
import { readServerConfig, type ServerConfig } from './config.ts';
import { fillConfig } from './index-html.ts';
import { securityHeaders } from './security-headers.ts';

const root = join(import.meta.dirname, '..');

try {
  const config = readServerConfig(process.env);
  const server = createServer();
  const dev = process.argv.includes('--dev');
  server.on('request', dev ? await fromSource(config, server) : await fromBuild(config));
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    fail(taken ? `ADMIN_PORT=${config.port} sedang dipakai program lain.` : error.message);
  });
  server.listen(config.port, config.host, () => {
    if (process.send) process.send({ ready: true });
    else console.log(`Admin: http://localhost:${config.port}${base}/`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Files under way are finished; a reload socket of Vite never ends by itself.
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), 2000);
    });
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  fail(error.message);
}

async function fromBuild(config: ServerConfig) {
  const dist = join(root, 'dist');
  const html = fillConfig(await readFile(join(dist, 'index.html'), 'utf8'), config.app);
  const headers = securityHeaders(config);
  return getRequestListener(createApp({ root: dist, indexHtml: () => html, headers }).fetch);
}

/** Vite answers for sources, with hot reload; its inline scripts leave no room for the policy. */
async function fromSource(config: ServerConfig, server: Server) {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  const app = createApp({
    root: join(root, 'public'),
    indexHtml: async (path) => {
      const html = await readFile(join(root, 'index.html'), 'utf8');
      return fillConfig(await vite.transformIndexHtml(path, html), config.app);
    },
    headers: {},
  });
  const listener = getRequestListener(app.fetch);
  return (...[request, response]: Parameters<typeof listener>) => {
    const { url } = request;
    if (!url?.startsWith(`${base}/`)) return listener(request, response);
    return vite.middlewares(request as never, response as never, () => {
      // Vite has taken the base off.
      request.url = url;
      return listener(request, response);
    });
  };
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
