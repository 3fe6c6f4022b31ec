import { createReader, type Reader } from '@pesantren/api-client/reader';
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
import { App } from '../src/app.tsx';
import type { SiteConfig } from '../src/config.ts';
import { settledQueries } from '../src/hand-over.ts';
import type { PageFacts } from '../src/page-facts.ts';
import { boundaries, createRoutes } from '../src/routes.tsx';
import { readScheme } from '../src/scheme.ts';
import { createServices, type Services } from '../src/services.ts';
import type { BuildTags } from './assets.ts';
import { pageHtml, plainErrorHtml } from './page-html.ts';
import { recentReads } from './recent-reads.ts';
import { sharingTags } from './sharing/sharing-tags.tsx';

export type RenderOptions = {
  config: SiteConfig;
  tags: BuildTags;
  /** How the provider is asked. */
  fetch: typeof fetch;
  /** In milliseconds: how long what it answers stands for other pages; 0 for as long as its own page. */
  readsStandFor: number;
  /** Takes one line for the operator. */
  log: (line: string) => void;
};

/** What the browser gets to know of an error of ours: that there was one. */
const sayNothing = {};

/** Draws the page of a GET request. Never throws: what fails becomes an error page with status 500. */
export type Render = (request: Request) => Promise<Response>;

/** What draws the pages of a site, with all that they share. */
export function renderer(options: RenderOptions): Render {
  const { apiUrl: url, apiKey: key, apiProfile: profile } = options.config;
  const asked = createReader({ url, key, profile, fetch: options.fetch });
  const reader = options.readsStandFor > 0 ? recentReads(asked, options.readsStandFor) : asked;
  const routes = createStaticHandler(createRoutes(({ context }) => context.get(ofRequest)));
  return (request) => render(request, options, { reader, routes });
}

/** What loaders work with. */
const ofRequest = createContext<Services>();

async function render(
  request: Request,
  options: RenderOptions,
  { reader, routes }: { reader: Reader; routes: StaticHandler },
): Promise<Response> {
  const { config, log } = options;
  const { pathname } = new URL(request.url);
  try {
    const scheme = readScheme(request.headers.get('Cookie') ?? '');
    let facts: PageFacts | undefined;
    const services: Services = {
      ...createServices(config, scheme, reader),
      notePage: (noted) => {
        facts = noted;
      },
    };
    const requestContext = new RouterContextProvider();
    requestContext.set(ofRequest, services);
    const clean = new Request(request.url, { signal: request.signal });
    const context = await routes.query(clean, { requestContext });
    if (context instanceof Response) return context;

    for (const [boundary, error] of Object.entries(context.errors ?? {})) {
      const refusal = isRouteErrorResponse(error);
      if (!refusal) log(`500 ${pathname.slice(0, 500)} ${describe(error)}`);
      context.errors = { [boundary]: refusal ? { ...error, data: null } : sayNothing };
    }
    const drawn = draw(services, routes.dataRoutes, context, log);
    const { statusCode, matches, loaderData, errors } = context;
    // The path is percent-encoded: it cannot break the line.
    if (statusCode === 404) log(`404 ${pathname.slice(0, 500)}`);
    const build = options.tags(matches.map(({ route }) => route.id));
    const own = sharingTags(facts, config);
    const tags = { head: build.head + own.head, end: own.end + build.end };
    const html = pageHtml(drawn, tags, {
      config,
      scheme,
      router: { loaderData, errors },
      queries: settledQueries(services.queryClient),
    });
    return respond(html, statusCode, {
      'Cache-Control': cacheControl(services, statusCode),
      Link: linksOf(build.preloads, config),
    });
  } catch (error) {
    log(`500 ${pathname.slice(0, 500)} ${describe(error)}`);
    return respond(plainErrorHtml, 500, { 'Cache-Control': 'no-store' });
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
      log(`500 ${context.location.pathname.slice(0, 500)} ${describe(error)}`);
      context.errors = { [boundary]: sayNothing };
      context.statusCode = 500;
    }
  }
  const router = createStaticRouter(routes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return renderToString(<App services={services} router={page} />);
}

function hasFailures({ queryClient }: Services): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');
}

/**
 * What others may keep of a page: a CDN the one for everybody, as long as this server keeps its own; a
 * page in colours that its visitor chose nobody but that browser; failures nobody (reliability S05, S06).
 */
function cacheControl(services: Services, status: number): string {
  if (status >= 400 || hasFailures(services)) return 'no-store';
  if (services.scheme !== 'system') return 'private, no-cache';
  return 'public, max-age=0, s-maxage=4, stale-while-revalidate=60, stale-if-error=86400';
}

/** What the browser fetches before it reads the page: its files, and a connection for the pictures. */
function linksOf(preloads: readonly string[], { apiUrl }: SiteConfig): string {
  return [...preloads, `<${new URL(apiUrl).origin}>; rel=preconnect`].join(', ');
}

function respond(html: string, status: number, own: Record<string, string>): Response {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Cookie',
    ...own,
  });
  if (status === 503) headers.set('Retry-After', '10');
  return new Response(html, { status, headers });
}

function describe(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return JSON.stringify(text.slice(0, 2000));
}
