import { setTimeZone } from '@pesantren/content/dates';
import { identity } from '@pesantren/content/sample/identity';
import { hydrate } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app.tsx';
import { createRoutes } from '../routes.tsx';
import { createServices } from '../services.ts';
import type { HydratedEvent } from './bootstrap.ts';
import { reloadOnChunkError } from './chunk-errors.ts';
import { dehydratedStateId, parseState } from './dehydrated-state.ts';
import { interceptLinks } from './intercept-links.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { preloadRoutes } from './preload-routes.ts';

/** Hydrates the page that the server has rendered, with the queries that the server has read. */
export async function hydratePage() {
  const block = document.getElementById(dehydratedStateId);
  const state = parseState(block?.textContent ?? '');
  const { config, scheme, elsewhere, router: hydrationData, queries } = state;
  const saved = state.facts ?? {};
  const facts = { saved, all: { ...identity, ...saved }, elsewhere };
  setTimeZone(facts.all.time_zone);
  const services = createServices(config, scheme, facts);
  hydrate(services.queryClient, queries);

  const routes = createRoutes(() => services);
  await preloadRoutes(routes, window.location.pathname);
  reloadOnChunkError(routes);
  const router = createBrowserRouter(routes, { hydrationData });
  const root = hydrateRoot(
    document,
    <Hydrated router={router}>
      <App services={services} router={<RouterProvider router={router} />} />
    </Hydrated>,
  );
  prefetchLinks(routes);
  return { router, services, root };
}

/** Has `router` open the links of the hydrated page, and then dispatches `hydrated`. */
function Hydrated({ router, children }: { router: DataRouter; children: ReactNode }) {
  useEffect(() => interceptLinks(router), [router]);
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated' satisfies HydratedEvent));
  }, []);
  return children;
}
