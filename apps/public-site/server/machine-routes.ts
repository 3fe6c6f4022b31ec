import { answerDeadline, LateError, withinDeadline } from '@pesantren/api-client/server/deadline';
import { Hono, type MiddlewareHandler } from 'hono';
import type { SiteClient } from '../src/services.ts';
import type { FactsReader } from './facts-reader.ts';
import { agendaCalendarRoutes } from './feeds/agenda-calendar-routes.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { interestRoute } from './http/interest-route.ts';
import { whilePreparing } from './http/while-preparing.ts';
import { ogImageRoutes, type Shared } from './og-images/og-image-routes.ts';

/** Creates the routes beside pages: robots.txt, calendars, icons, share images, and the interest form. @param files the folder with `favicon.svg`. */
export function createMachineRoutes(
  config: Parameters<typeof ogImageRoutes>[2] & { deadline?: number },
  files: string,
  client: SiteClient,
  readFacts: FactsReader['read'],
  shared?: Shared,
): Hono {
  const routes = new Hono()
    .route('/', interestRoute(readFacts))
    .route('/', feedRoutes({ ...config, files, readFacts }))
    .route('/', agendaCalendarRoutes(client, readFacts, config.siteUrl))
    .route('/', ogImageRoutes(client, readFacts, config, shared));
  const guarded = new Hono();
  for (const path of new Set(routes.routes.map((route) => route.path))) {
    guarded.use(path, inTime(config.deadline), whilePreparing(readFacts));
  }
  return guarded.route('/', routes);
}

/** Creates the guard that answers 503 where a route has no answer in time; what the route does meanwhile goes on. */
function inTime(deadline = answerDeadline): MiddlewareHandler {
  return async (c, next) => {
    try {
      return await withinDeadline(deadline, next());
    } catch (error) {
      if (!(error instanceof LateError)) throw error;
      return c.text('Belum dapat dibaca', 503, {
        'Retry-After': '10',
        'Cache-Control': 'no-store',
      });
    }
  };
}
