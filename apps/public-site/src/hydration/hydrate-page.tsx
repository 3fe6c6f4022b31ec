import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app.tsx';
import { createRoutes } from '../routes.tsx';
import { createServices } from '../services.ts';
import type { HydrationEvent } from './bootstrap.ts';
import { reloadOnChunkError } from './chunk-errors.ts';
import { dehydratedStateId, parseState } from './dehydrated-state.ts';
import { firstInteraction } from './first-interaction.ts';
import { interceptLinks } from './intercept-links.ts';
import { preloadRoutes } from './preload-routes.ts';
import { watchMissedClicks } from './replay-click.ts';

/** Hydrates the page that the server has rendered, with the queries that the server has read. */
export async function hydratePage() {
  const block = document.getElementById(dehydratedStateId);
  const { config, scheme, router: hydrationData, queries } = parseState(block?.textContent ?? '');
  const services = createServices(config, scheme);
  hydrate(services.queryClient, queries);

  const routes = createRoutes(() => services);
  await preloadRoutes(routes, window.location.pathname);
  reloadOnChunkError(routes);
  const router = createBrowserRouter(routes, { hydrationData });
  const page = (
    <HydrationSignal router={router}>
      <App services={services} router={<RouterProvider router={router} />} />
    </HydrationSignal>
  );
  // From the first interaction on the visitor may open another page, which the browser reads itself.
  const prefetch = async () => {
    await import('@pesantren/api-client/public-client');
    const { prefetchLinks } = await import('./prefetch-links.ts');
    prefetchLinks(createRoutes(() => services));
  };
  // A failure is met again, and shown, when the code is needed.
  void firstInteraction().then(() => prefetch().catch(() => {}));
  return { router, services, root: await hydrateDocument(page) };
}

/** Hydrates in a transition, which React does in slices: input is handled in between. */
function hydrateDocument(page: ReactNode): Promise<Root> {
  return new Promise((resolve) =>
    startTransition(() => {
      resolve(hydrateRoot(document, page));
      dispatchSignal('hydrating');
      watchMissedClicks();
    }),
  );
}

/** Dispatches `hydrated` once everything in it is; from then on `router` opens its links. */
function HydrationSignal({ router, children }: { router: DataRouter; children: ReactNode }) {
  useEffect(() => dispatchSignal('hydrated'), []);
  useEffect(() => interceptLinks(router), [router]);
  return children;
}

function dispatchSignal(signal: HydrationEvent): void {
  window.dispatchEvent(new Event(signal));
}
