import { cors as honoCors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';

const shared = {
  allowHeaders: ['Content-Type', 'X-API-Key', 'If-Match', 'Idempotency-Key'],
  exposeHeaders: ['ETag', 'Retry-After', 'X-Total-Count', 'Location'],
  maxAge: 600,
};

/** Allows the admin's origin everything, with cookies, and the site's origin to read without them. */
export function cors(adminOrigin: string, siteOrigin: string) {
  const admin = honoCors({
    ...shared,
    origin: [adminOrigin],
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  });
  const site = honoCors({ ...shared, origin: [siteOrigin], allowMethods: ['GET', 'HEAD'] });
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin !== undefined) return origin === adminOrigin ? admin(c, next) : site(c, next);
    // No browser asks from another origin without naming its own (Fetch standard, section 3.3).
    await next();
    c.header('Vary', 'Origin', { append: true });
  });
}
