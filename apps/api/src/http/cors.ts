import { cors as honoCors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';

const shared = {
  allowHeaders: ['Content-Type', 'X-API-Key', 'If-Match', 'Idempotency-Key'],
  exposeHeaders: ['ETag', 'Retry-After', 'X-Total-Count', 'Location'],
  maxAge: 600,
};

/** The admin's origin may do all, with cookies; the site's may read, without; no other may anything. */
export function cors(adminOrigin: string, siteOrigin: string) {
  const admin = honoCors({
    ...shared,
    origin: [adminOrigin],
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  });
  const site = honoCors({ ...shared, origin: [siteOrigin], allowMethods: ['GET', 'HEAD'] });
  return createMiddleware((c, next) =>
    c.req.header('Origin') === adminOrigin ? admin(c, next) : site(c, next),
  );
}
