import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/env.ts';
import { Problem } from '../../http/problem.ts';
import { signedIn } from '../../http/session.ts';
import { createSessions } from '../admin/sessions.ts';
import { openApiDocument } from './document.ts';
import { openApiPage } from './page.ts';

const style =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem}' +
  'h2{margin-top:2rem;font-size:1.1rem;overflow-wrap:anywhere}pre{overflow:auto}:root{color-scheme:light dark}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** The API described: for a session, in development for anyone, a 404 for strangers (reliability Z11). */
export function createOpenApiRoutes(deps: Deps) {
  const live = createSessions(deps);
  const document = openApiDocument();

  const guard = createMiddleware<Env>(async (c, next) => {
    if (!deps.isDevelopment) {
      await signedIn(c, live).catch((error: unknown) => {
        throw error instanceof Problem ? new Problem('not-found') : error;
      });
    }
    await next();
  });

  return new Hono<Env>()
    .get('/openapi.json', guard, (c) => c.json(document))
    .get('/openapi', guard, (c) => {
      c.header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      );
      return c.html(openApiPage(document, style));
    });
}
