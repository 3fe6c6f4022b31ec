import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { authenticate } from '../../http/guards/session.ts';
import { Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { createSchoolStore } from '../school/store.ts';
import { describe } from './describe.ts';
import { type OpenApiDocument, openApiDocument, operationsOf } from './document.ts';

const style =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem}' +
  'h2{margin-top:2rem;font-size:1.1rem;overflow-wrap:anywhere}pre{overflow:auto}:root{color-scheme:light dark}';
const styleHash = createHash('sha256').update(style).digest('base64');

const forPrograms = describe('Uraian ini, untuk program', {
  needs: 'session',
  answers: { 200: null },
});
const forPeople = describe('Uraian ini, untuk dibaca', {
  needs: 'session',
  answers: { 200: null },
});

/**
 * Mounts the API's description: for a session, in development for anyone, else 404 (docs/reliability.md#z11).
 * @param app returns the whole app, which is described once it is asked for.
 */
export function createOpenApiRoutes(deps: Deps, app: () => Hono<Env>) {
  const live = createSessions(deps);
  let document: Promise<OpenApiDocument> | undefined;
  async function described(): Promise<OpenApiDocument> {
    document ??= openApiDocument(app());
    const { info, ...rest } = await document;
    const { name } = await createSchoolStore(deps).identity();
    return { ...rest, info: { ...info, title: `${info.title} ${name}`.trim() } };
  }

  const guard = createMiddleware<Env>(async (c, next) => {
    if (!deps.isDevelopment) {
      await authenticate(c, live).catch((error: unknown) => {
        throw error instanceof Problem ? new Problem('not-found') : error;
      });
    }
    await next();
  });

  return new Hono<Env>()
    .get('/openapi.json', forPrograms, guard, async (c) => c.json(await described()))
    .get('/openapi', forPeople, guard, async (c) => {
      c.header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      );
      return c.html(renderPage(await described()));
    });
}

/** Renders the description for people: one page without scripts. */
function renderPage(document: OpenApiDocument) {
  const { info, components } = document;
  return html`<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${info.title}</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>${info.title}</h1>
    <p>${info.description} <a href="openapi.json">openapi.json</a></p>
    ${operationsOf(document).map(
      ({ method, path, summary, security, parameters, requestBody, responses }) =>
        html`<h2><code>${method.toUpperCase()} ${path}</code></h2>
          <p>${summary}</p>
          <pre>${JSON.stringify({ security, parameters, requestBody, responses }, null, 2)}</pre>`,
    )}
    <h2>Bentuk data</h2>
    ${Object.entries(components?.schemas ?? {}).map(
      ([name, schema]) => html`<h3 id="${name}">${name}</h3>
        <pre>${JSON.stringify(schema, null, 2)}</pre>`,
    )}
  </body>
</html>`;
}
