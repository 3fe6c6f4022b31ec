import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';

const gzip = compress({ contentTypeFilter: /^application\/json/ });

/**
 * Compresses lists. Items are sent as they are: their `ETag` is the version that `If-Match` names, and compression
 * makes it a weak one, which names none (RFC 9110 section 13.1.1).
 */
export const compressLists = createMiddleware((c, next) =>
  c.req.method === 'GET' ? gzip(c, next) : next(),
);
