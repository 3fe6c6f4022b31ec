import { html } from 'hono/html';
import type { OpenApiDocument } from './document.ts';
import { type Operation, operations } from './operations.ts';

/** The document for people: one page without scripts. `style` is what its policy allows by hash. */
export function openApiPage({ info, components }: OpenApiDocument, style: string) {
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

function section({ method, path, summary, parameters = [], takes, answers, needs }: Operation) {
  return html`<h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${summary}.${needs === 'session' ? ' Perlu sesi.' : ''}</p>
    <ul>
      ${parameters.map(({ name, in: place }) => html`<li>${place} <code>${name}</code></li>`)}
      ${takes ? html`<li>isi ${shape(takes)}</li>` : ''}
      ${Object.entries(answers).map(
        ([status, name]) => html`<li>${status} ${name ? shape(name) : ''}</li>`,
      )}
    </ul>`;
}

function shape(name: string) {
  return html`<a href="#${name.replace(/[[\]]/g, '')}">${name}</a>`;
}
