import { createMiddleware } from 'hono/factory';
import { Problem } from '../problem.ts';
import { type Env, isSafeMethod } from '../request-context.ts';
import { refuse } from './limit-requests.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Refuses writes from any origin but the admin's own. A missing origin and a sibling's are refused too, since
 * the cookie's SameSite counts per site (docs/reliability.md#c03, #c05).
 */
export function requireAdminOrigin(adminOrigin: string, limits: RateLimits) {
  return createMiddleware<Env>(async (c, next) => {
    if (!isSafeMethod(c.req.method) && c.req.header('Origin') !== adminOrigin) {
      await refuse(c, limits, new Problem('wrong-origin'));
    }
    await next();
  });
}

const contentTypes = {
  json: /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i,
  multipart: /^multipart\/form-data\s*;/i,
};

/**
 * Refuses writes whose body is of any other type, or compressed: a foreign page can send simple types without
 * a CORS preflight (docs/reliability.md#c04, #i19, #i20).
 */
export function requireContentType(kind: keyof typeof contentTypes) {
  return createMiddleware(async (c, next) => {
    if (!isSafeMethod(c.req.method)) {
      const isTyped = contentTypes[kind].test(c.req.header('Content-Type') ?? '');
      if (!isTyped || c.req.header('Content-Encoding')) throw new Problem('wrong-type');
    }
    await next();
  });
}
