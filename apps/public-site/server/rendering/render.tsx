import type { Log } from '@pesantren/api-client/server/log';
import { createLoopTurns } from '@pesantren/api-client/server/loop-turns';
import { clockOf } from '@pesantren/content/clock';
import { isPresentable } from '@pesantren/content/default-facts';
import { withoutRegistrationNumber } from '@pesantren/content/registration';
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
import type { PageMetadata } from '../../src/components/seo.tsx';
import type { SiteConfig } from '../../src/config.ts';
import { boundaries, createRoutes } from '../../src/routes.tsx';
import { createQueryClient, type Services } from '../../src/services.ts';
import type { Changes } from '../caching/changes.ts';
import { forAMoment, forNobody } from '../caching/freshness.ts';
import type { FactsReader } from '../facts-reader.ts';
import type { PageRequest } from '../http/page-request.ts';
import { previewRoutes } from '../previews/preview-route.ts';
import { createReader } from '../reader.ts';
import { readsOfPage } from './cacheability.ts';
import { completePage, plainErrorPage, unknownSchoolPage } from './page-html.ts';
import type { PageTags } from './page-tags.ts';
import { preparingPage } from './preparing-page.tsx';

export type RenderOptions = {
  config: SiteConfig;
  tags: PageTags;
  /** Calls the provider. */
  fetch: typeof fetch;
  /** Reads the facts of the school. */
  readFacts: FactsReader['read'];
  /** Milliseconds for which pages share what they read of the provider; 0: each page reads for itself. */
  shareReadsFor: number;
  /** Milliseconds that a page waits for a read, in place of those of all. */
  patience?: number | undefined;
  /** The registry of changes, which observes what pages read. */
  changes?: Changes;
  log: Log;
};

/** A whole page, or a redirect; header names are in lower case. */
export type RenderedPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  html: string;
  /** Source that the policy allows the page's own styles by. */
  styles?: string | undefined;
  /** True for a page that takes the place of every older copy, though its status is an error's. */
  replacesCopies?: boolean;
  /** When something on it ends, in milliseconds of the epoch, as far as that is known. */
  endsAt?: number;
};

/** Renders a page. Never throws: a failure becomes an error page with status 500. */
export type Render = (request: PageRequest) => Promise<RenderedPage>;

/** Creates the renderer of a site's pages. */
export function createRenderer(options: RenderOptions): Render {
  const { config, tags, fetch, readFacts, shareReadsFor, log } = options;
  const { changes, patience } = options;
  const reader = createReader(config, fetch, shareReadsFor, changes, { patience });
  const handler = createStaticHandler(
    createRoutes(
      ({ context }) => context.get(ofRequest),
      // On a line of its own, by which the feature can be taken out.
      previewRoutes(config, reader),
    ),
  );
  const { origin } = new URL(config.siteUrl);
  // Cached pages are sent between two renderings.
  const turn = createLoopTurns();
  const logMissing = createMissingLog(log);

  return async ({ path, scheme, visitor }) => {
    // Concatenated, not resolved against the site: `//` would name another host.
    const form = visitor?.form && { method: 'POST', body: visitor.form };
    const request = new Request(origin + path, form);
    const { pathname } = new URL(request.url);
    try {
      const facts = await readFacts().catch(() => null);
      if (!facts) return unknownSchoolPage();
      let metadata: PageMetadata | undefined;
      const { client, cacheability } = readsOfPage(reader);
      const services: Services = {
        ...{ config, scheme, facts, client, queryClient: createQueryClient(), visitor },
        clock: clockOf(facts.all.time_zone),
        collectMetadata: (collected) => {
          metadata = collected;
        },
      };
      if (!isPresentable(facts.all)) return preparingPage(services, tags);
      const requestContext = new RouterContextProvider();
      requestContext.set(ofRequest, services);
      const context = await handler.query(request, { requestContext });
      if (context instanceof Response) {
        const { status, headers } = context;
        const caching = services.visitor ? forNobody : forAMoment;
        const moved = { 'cache-control': caching, ...Object.fromEntries(headers) };
        return { status, headers: moved, html: '' };
      }
      logErrors(context, log);
      await turn();
      const markup = renderMarkup(services, handler, context, log);
      if (context.statusCode === 404) {
        logMissing(withoutRegistrationNumber(pathname.slice(0, 500)));
      }
      return completePage(markup, context, services, {
        tags,
        metadata,
        cacheability,
        school: facts.all,
      });
    } catch (error) {
      log(failure(pathname, error));
      return plainErrorPage();
    }
  };
}

/** Holds the services that loaders work with. */
const ofRequest = createContext<Services>();

/** Unknown addresses that are logged in a minute: a flood of names made up fills no disk. */
const missingAMinute = 60;

/** Logs each unknown address where an operator sees it: a link somewhere leads there (docs/spec.md#r-02). */
function createMissingLog(log: Log): (path: string) => void {
  let [minute, logged] = [0, 0];
  return (path) => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) [minute, logged] = [now, 0];
    logged += 1;
    if (logged <= missingAMinute) log({ event: 'page-missing', path }, 'warn');
  };
}

/** Logs the errors of loaders, but for responses: those are pages of their own. */
function logErrors({ errors, location }: StaticHandlerContext, log: Log): void {
  for (const error of Object.values(errors ?? {}))
    if (!isRouteErrorResponse(error)) log(failure(location.pathname, error));
}

/** Renders the matched page; where that throws, the error page of the nearest boundary that can be rendered. */
function renderMarkup(
  services: Services,
  { dataRoutes }: StaticHandler,
  context: StaticHandlerContext,
  log: Log,
): string {
  const render = () => {
    const router = createStaticRouter(dataRoutes, context);
    const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
    return renderToString(<App services={services} router={page} />);
  };
  for (const boundary of boundaries) {
    try {
      return render();
    } catch (error) {
      log(failure(context.location.pathname, error));
      context.errors = { [boundary]: error };
      context.statusCode = 500;
    }
  }
  return render();
}

function failure(path: string, error: unknown) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const shown = withoutRegistrationNumber(path.slice(0, 500));
  return { event: 'page-failed', path: shown, error: text.slice(0, 2000) };
}
