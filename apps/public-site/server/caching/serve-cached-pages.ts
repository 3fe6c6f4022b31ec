import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeRequestFacts } from './cache-key.ts';
import type { PageCache } from './page-cache.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Sends cached pages by Node alone and leaves all other requests to `app`: a `Request` and a `Response` for each
 * visitor cost more than Node's own part.
 */
export function serveCachedPages(pages: PageCache, app: Listener): Listener {
  return (request, response) => {
    const cached = request.method === 'GET' ? pages.ready(nodeRequestFacts(request)) : undefined;
    if (!cached) return app(request, response);
    response.writeHead(cached.status, cached.headers);
    response.end(cached.body);
  };
}
