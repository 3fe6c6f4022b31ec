import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PublicClient } from '@pesantren/api-client/public-client';
import type { Log } from '@pesantren/api-client/server/log';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '../../src/app.tsx';
import type { PageMetadata } from '../../src/components/page-metadata.ts';
import type { SiteConfig } from '../../src/config.ts';
import { dehydrateQueries } from '../../src/hydration/dehydrated-state.ts';
import { boundaries, createRoutes } from '../../src/routes.tsx';
import { createServices, type Services } from '../../src/services.ts';
import type { PageRequest } from '../caching/cache-key.ts';
import { memoizeReads } from '../caching/request-memo.ts';
import { metadataTags } from '../metadata/metadata-tags.ts';
import { createProviderClient } from '../provider-reader.ts';
import { pageHtml, plainErrorHtml } from './page-html.ts';
import type { BuildTags } from './page-tags.ts';

export type RenderOptions = {
  config: SiteConfig;
  tags: BuildTags;
  /** How the provider is asked. */
  fetch: typeof fetch;
  /** In milliseconds: how long what it answers stands for other pages; 0 for as long as its own page. */
  readsStandFor: number;
  /** Takes one line for the operator. */
  log: Log;
};

/** What the browser gets to know of an error of ours: that there was one. */
const sayNothing = {};

/** A page, whole, or where it has moved to; names of headers in small letters. */
export type RenderedPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  html: string;
};

/** Draws a page. Never throws: what fails becomes an error page with status 500. */
export type Render = (wanted: PageRequest) => Promise<RenderedPage>;

/** What draws the pages of a site, with all that they share. */
export function createRenderer(options: RenderOptions): Render {
  const { config, readsStandFor } = options;
  const asked = createProviderClient(config, options.fetch);
  const reader = readsStandFor > 0 ? memoizeReads(asked, readsStandFor, config.apiProfile) : asked;
  const routes = createStaticHandler(createRoutes(({ context }) => context.get(ofRequest)));
  const { origin } = new URL(config.siteUrl);
  const turn = createTurns();
  return (wanted) => render(wanted, options, { reader, routes, origin, turn });
}

/** Gives each drawing a turn of the event loop to itself, so that answers at hand go out between two of them. */
function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}

/** What loaders work with. */
const ofRequest = createContext<Services>();

async function render(
  { path, scheme }: PageRequest,
  options: RenderOptions,
  {
    reader,
    routes,
    origin,
    turn,
  }: { reader: PublicClient; routes: StaticHandler; origin: string; turn: () => Promise<void> },
): Promise<RenderedPage> {
  const { config, log } = options;
  // Not resolved against the site: `//` would lead to another.
  const request = new Request(origin + path);
  const { pathname } = new URL(request.url);
  try {
    let facts: PageMetadata | undefined;
    const services: Services = {
      ...createServices(config, scheme, reader),
      collectMetadata: (noted) => {
        facts = noted;
      },
    };
    const requestContext = new RouterContextProvider();
    requestContext.set(ofRequest, services);
    const context = await routes.query(request, { requestContext });
    if (context instanceof Response) {
      const { status, headers } = context;
      return { status, headers: Object.fromEntries(headers), html: '' };
    }

    for (const [boundary, error] of Object.entries(context.errors ?? {})) {
      const refusal = isRouteErrorResponse(error);
      if (!refusal) log(failure(pathname, error));
      context.errors = { [boundary]: refusal ? { ...error, data: null } : sayNothing };
    }
    await turn();
    const drawn = draw(services, routes.dataRoutes, context, log);
    const { statusCode, matches, loaderData, errors } = context;
    if (statusCode === 404) log({ event: 'page-missing', path: pathname.slice(0, 500) }, 'info');
    const build = options.tags(matches.map(({ route }) => route.id));
    const own = metadataTags(facts, config);
    const tags = { head: build.head + own.head, end: own.end + build.end };
    const html = pageHtml(drawn, tags, {
      config,
      scheme,
      router: { loaderData, errors },
      queries: dehydrateQueries(services.queryClient),
    });
    return page(html, statusCode, {
      'cache-control': cacheControl(services, statusCode),
      link: linksOf(build.preloads, config),
    });
  } catch (error) {
    log(failure(pathname, error));
    return page(plainErrorHtml, 500, { 'cache-control': 'no-store' });
  }
}

/** Draws the matched page; where drawing throws, the error page of the nearest boundary that can. */
function draw(
  services: Services,
  routes: Parameters<typeof createStaticRouter>[0],
  context: StaticHandlerContext,
  log: RenderOptions['log'],
): string {
  for (const boundary of boundaries) {
    try {
      const router = createStaticRouter(routes, context);
      const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
      return renderToString(<App services={services} router={page} />);
    } catch (error) {
      log(failure(context.location.pathname, error));
      context.errors = { [boundary]: sayNothing };
      context.statusCode = 500;
    }
  }
  const router = createStaticRouter(routes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return renderToString(<App services={services} router={page} />);
}

/** Tells whether something of the page could not be read, or was not waited for: its last copy may have it. */
function isIncomplete({ queryClient }: Services): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error' || state.fetchStatus === 'fetching');
}

/**
 * What others may keep of a page: a CDN the one for everybody, as long as this server keeps its own; a
 * page in colors that its visitor chose nobody but that browser; failures nobody (reliability S05, S06).
 */
function cacheControl(services: Services, status: number): string {
  if (status >= 400 || isIncomplete(services)) return 'no-store';
  if (services.scheme !== 'system') return 'private, no-cache';
  return 'public, max-age=0, s-maxage=4, stale-while-revalidate=60, stale-if-error=86400';
}

/** What the browser fetches before it reads the page: its files, and a connection for the pictures. */
function linksOf(preloads: readonly string[], { apiUrl }: SiteConfig): string {
  return [...preloads, `<${new URL(apiUrl).origin}>; rel=preconnect`].join(', ');
}

function page(html: string, status: number, own: Record<string, string>): RenderedPage {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...own,
    ...(status === 503 && { 'retry-after': '10' }),
  };
  return { status, headers, html };
}

function failure(path: string, error: unknown) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { event: 'page-failed', path: path.slice(0, 500), error: text.slice(0, 2000) };
}
