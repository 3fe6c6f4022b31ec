import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { authenticate } from '../../http/session.ts';
import { createSessions } from '../admin/sessions.ts';
import { type OpenApiDocument, openApiDocument } from './document.ts';
import { type Operation, operations } from './operations.ts';

const style =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem}' +
  'h2{margin-top:2rem;font-size:1.1rem;overflow-wrap:anywhere}pre{overflow:auto}:root{color-scheme:light dark}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** Mounts the API's description: for a session, in development for anyone, else 404 (docs/reliability.md#z11). */
export function createOpenApiRoutes(deps: Deps) {
  const live = createSessions(deps);
  const document = openApiDocument();

  const guard = createMiddleware<Env>(async (c, next) => {
    if (!deps.isDevelopment) {
      await authenticate(c, live).catch((error: unknown) => {
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
      return c.html(renderPage(document));
    });
}

/** Renders the description for people: one page without scripts. */
function renderPage({ info, components }: OpenApiDocument) {
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
    ${operations.map((operation) => section(operation))}
    <h2>Bentuk data</h2>
    ${Object.entries(components.schemas).map(
      ([name, schema]) => html`<h3 id="${name}">${name}</h3>
        <pre>${JSON.stringify(schema, null, 2)}</pre>`,
    )}
  </body>
</html>`;
}

function section(operation: Operation) {
  const { method, path, summary, parameters = [], body, responses, needs } = operation;
  return html`<h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${summary}.${needs === 'session' ? ' Perlu sesi.' : ''}</p>
    <ul>
      ${parameters.map(({ name, in: place }) => html`<li>${place} <code>${name}</code></li>`)}
      ${body ? html`<li>isi ${schemaLink(body)}</li>` : ''}
      ${Object.entries(responses).map(
        ([status, name]) => html`<li>${status} ${name ? schemaLink(name) : ''}</li>`,
      )}
    </ul>`;
}

function schemaLink(name: string) {
  return html`<a href="#${name.replace(/[[\]]/g, '')}">${name}</a>`;
}
