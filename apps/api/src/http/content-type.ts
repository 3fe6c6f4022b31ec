import { createMiddleware } from 'hono/factory';
import { isRead } from './is-read.ts';
import { Problem } from './problem.ts';

const patterns = {
  json: /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i,
  multipart: /^multipart\/form-data\s*;/i,
};

/**
 * Writes carry exactly this type of body, uncompressed: what a foreign page can send without asking
 * first is refused (reliability C04, I19, I20).
 */
export function contentType(kind: keyof typeof patterns) {
  return createMiddleware(async (c, next) => {
    if (!isRead(c.req.method)) {
      const typed = patterns[kind].test(c.req.header('Content-Type') ?? '');
      if (!typed || c.req.header('Content-Encoding')) throw new Problem('wrong-type');
    }
    await next();
  });
}
