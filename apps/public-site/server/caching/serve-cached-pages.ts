import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeRequestFacts } from './cache-key.ts';
import type { PageCache } from './page-cache.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Sends pages that are at hand as they are, and leaves everything else to `app`: what lies between, a
 * `Request` and a `Response` for each visitor, costs more than Node's own part.
 */
export function serveCachedPages(pages: PageCache, app: Listener): Listener {
  return (request, response) => {
    const answer = request.method === 'GET' ? pages.ready(nodeRequestFacts(request)) : undefined;
    if (!answer) return app(request, response);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  };
}
