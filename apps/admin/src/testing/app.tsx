import { type TestApi, testApi } from '@pesantren/api/testing';
import type { PublishedName } from '@pesantren/api-client/contract/publication';
import { resources } from '@pesantren/api-client/resources';
import type { Profile } from '@pesantren/api-client/transport/transport';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { Providers } from '../providers.tsx';
import { setLastLook } from '../publish-check/last-look-storage.ts';
import { routes } from '../routes.tsx';
import { createServices } from '../services.ts';

export { HttpResponse, http };

export const server = setupServer();

/** The real API of the running test, empty but for its administrator. */
export let api: TestApi;

/** The browser's cookie for the API: what the last login has set. */
let cookie = '';

/** Starts a provider for each test of a file, in front of which the app stands, and stops it afterwards. */
export function providerForEachTest(): void {
  beforeEach(async () => {
    api = await testApi();
    cookie = '';
    server.listen({ onUnhandledFrame: 'error' });
    server.resetHandlers(http.all('*/api/*', ({ request }) => answer(request)));
  });
  afterEach(async () => {
    cleanup();
    server.close();
    // What an autosave has begun ends before the provider does.
    await Promise.allSettled(underWay);
    await api.stop();
  });
}

/** The calls that the provider has not answered yet. */
const underWay = new Set<Promise<Response>>();

/** Passes a call on as a browser at the admin's origin does. */
export function answer(request: Request): Promise<Response> {
  const call = passOn(request);
  underWay.add(call);
  const end = () => underWay.delete(call);
  call.then(end, end);
  return call;
}

/** Carries a call out and loses its answer. */
export async function loseAnswer(request: Request): Promise<Response> {
  await answer(request);
  return HttpResponse.error();
}

async function passOn(request: Request): Promise<Response> {
  const sent = new Request(request, { headers: new Headers(request.headers) });
  sent.headers.set('Origin', api.adminOrigin);
  // A body without a length ends with the connection, which undici does not survive once the call was aborted.
  sent.headers.delete('Accept-Encoding');
  if (cookie) sent.headers.set('Cookie', cookie);
  const response = await api.fetch(sent);
  const set = response.headers.getSetCookie()[0]?.split(';')[0];
  if (set) cookie = set.endsWith('=') ? '' : set;
  return response;
}

/** True for a call that stores a draft, which may come whenever typing rests. */
export async function isDraft(request: Request): Promise<boolean> {
  const { state } = (await request.clone().json()) as { state?: string };
  return state === 'draft';
}

/**
 * Has the provider take no drafts, so that those of the device are all there is, however long the typing rests.
 * It refuses them for good: after a failure that leaves it open what was stored, the app sends the draft again first.
 */
export function keepDraftsOnDevice(name: PublishedName = 'articles'): void {
  onSave(name, async ({ request }) =>
    (await isDraft(request)) ? HttpResponse.json(null, { status: 422 }) : answer(request),
  );
}

type Answer = (request: Request) => Response | Promise<Response>;

/** Has the next calls that publish an article answered so, one each; drafts and later ones are answered as before. */
export function onPublish(...answers: Answer[]): void {
  onSave('articles', async ({ request }) =>
    (await isDraft(request)) ? undefined : answers.shift()?.(request),
  );
}

/** Has the calls that create or replace an item answered so. */
function onSave(
  name: PublishedName,
  respond: (call: { request: Request }) => Promise<Response | undefined>,
): void {
  const call = `*/api${resources[name].path}`;
  server.use(http.post(call, respond), http.put(`${call}/*`, respond));
}

/** The session that ends without a word, as when it was idle for too long. */
export function loseCookie(): void {
  cookie = '';
}

/** The whole app at a path, under a profile of the contract. */
export function openApp(path: string, profile: Profile = 'full') {
  const services = createServices({
    apiUrl: api.url,
    apiKey: api.key,
    apiProfile: profile,
    siteUrl: api.siteOrigin,
  });
  // Tries are repeated as in the browser, only sooner.
  const defaults = services.queryClient.getDefaultOptions();
  services.queryClient.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, retryDelay: 1 },
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(<Providers services={services} router={router} env="test" />);
  return { ...view, services, router, user: userEvent.setup() };
}

/** The app at a path with the administrator signed in, or somebody else, by the API's own login. */
export async function openSignedIn(
  path: string,
  profile?: Profile,
  { username, password }: { username: string; password: string } = api,
) {
  await answer(
    new Request(`${api.url}/admin.php/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': api.key },
      body: JSON.stringify({ username, password }),
    }),
  );
  window.localStorage.setItem('adminUsername', username);
  // Its own test takes it back; every other publishes with one tap.
  setLastLook(window.localStorage, username, false);
  return openApp(path, profile);
}
