import { type TestApi, testApi } from '@pesantren/api/testing';
import type { Log } from '@pesantren/api-client/server/log';
import { serverFetch } from '@pesantren/api-client/server/server-fetch';
import type { Profile } from '@pesantren/api-client/transport/transport';
import type { Facts } from '@pesantren/content/facts';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach } from 'vitest';
import { createPageCache } from '../../server/caching/page-cache.ts';
import { createFactsReader } from '../../server/facts-reader.ts';
import { devTags } from '../../server/rendering/page-tags.ts';
import { createRenderer } from '../../server/rendering/render.tsx';
import { startControls } from '../plain/controls.ts';
import { loadMissingParts } from '../plain/loading/missing-parts.ts';

/** The real API of the running test, empty. */
export let api: TestApi;

/** Lines of the server's log. */
export let logged: Parameters<Log>[0][] = [];

// The provider's calls and its files.
const realProvider = ['*/api/*', '*/uploads/*'].map((path) =>
  http.all(path, ({ request }) => {
    // A body without a length ends with the connection, which undici does not survive once the call was aborted.
    request.headers.delete('Accept-Encoding');
    return api.fetch(request);
  }),
);

// What a page reads of its own server.
const ownPages = http.get('http://localhost:3000/*', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  return visit(pathname + search, options);
});

const network = setupServer();
let options: Visit | undefined;

/** Starts a provider for each test of a file, which the site reads, and stops it afterwards. */
export function providerForEachTest(): void {
  beforeEach(async () => {
    api = await testApi();
    logged = [];
    network.listen();
    network.resetHandlers(...realProvider, ownPages);
  });
  afterEach(async () => {
    network.close();
    await api.stop();
  });
}

type Answer = (call: { request: Request }) => Response | Promise<Response>;

/** From now on every call to a resource, list or item, ends so: with a response, or `'cut'` off. */
export function provider(resource: string, answer: Answer | 'cut'): void {
  const end = answer === 'cut' ? () => HttpResponse.error() : answer;
  network.use(http.all(`*/api/${resource}.php`, end), http.all(`*/api/${resource}.php/*`, end));
}

/** From now on the provider is itself again. */
export function providerIsBack(): void {
  network.resetHandlers(...realProvider, ownPages);
}

/** Saves facts of the school, all at once, as its staff does. @param sample switches the sample on or off. */
export async function saveFacts(facts: Partial<Facts>, sample?: boolean): Promise<void> {
  const url = `${api.url}/school.php`;
  const current = await api.fetch(api.asAdmin(new Request(url)));
  const { version }: { version: number } = await current.json();
  const headers = { 'Content-Type': 'application/json', 'If-Match': `"${version}"` };
  const init = { method: 'PUT', headers, body: JSON.stringify({ facts, sample }) };
  const response = await api.fetch(api.asAdmin(new Request(url, init)));
  if (!response.ok) throw new Error(await response.text());
}

type Visit = {
  profile?: Profile;
  ownUploads?: boolean;
  cookie?: string;
  headers?: Record<string, string>;
  /** True for the pages of one visitor alone, as registrations are. */
  alone?: boolean;
};

/** Requests a path from the site's server. */
export async function visit(
  path: string,
  { profile = 'full', ownUploads = false, cookie, headers, alone = false }: Visit = {},
) {
  const config = {
    ...{ apiUrl: api.url, apiKey: api.key, apiProfile: profile, siteUrl: api.siteOrigin },
    ownUploads,
    adminUrl: api.deps.adminOrigin,
  };
  const render = createRenderer({
    config,
    tags: { styles: () => ({ tag: '' }), end: '' },
    fetch: serverFetch,
    readFacts: createFactsReader(config, serverFetch, 0, (entry) => logged.push(entry)).read,
    shareReadsFor: 0,
    log: (entry) => logged.push(entry),
  });
  const sent = { ...headers, ...(cookie && { Cookie: cookie }) };
  const { answer, answerAlone } = createPageCache({ render, megabytes: 0 });
  const request = new Request(api.siteOrigin + path, { headers: sent });
  return alone ? answerAlone(request, { address: '' }) : answer(request);
}

/** The words that stand in the `<main>` of a path's HTML before any script. */
export async function wordsAt(path: string, options?: Visit): Promise<string> {
  const html = await (await visit(path, options)).text();
  return parsed(html).querySelector('main')?.textContent ?? '';
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** A path opened as in a browser: the server's HTML becomes the document, and its controls work. */
export async function open(
  path: string,
  { meanwhile, ...visited }: Visit & { meanwhile?: () => void } = {},
) {
  options = visited;
  const response = await visit(path, options);
  window.history.replaceState(null, '', path);
  const drawn = parsed(await response.text());
  // It names the files of what opens in place; jsdom runs no module.
  drawn.body.insertAdjacentHTML('beforeend', devTags.end);
  meanwhile?.();
  document.documentElement?.remove();
  document.append(document.importNode(drawn.documentElement, true));
  startControls();
  void loadMissingParts();
  return { page: within(document.body), user: userEvent.setup(), status: response.status };
}
