import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app.tsx';
import { createRoutes } from '../routes.tsx';
import { createServices } from '../services.ts';
import type { HydrationEvent } from './bootstrap.ts';
import { dehydratedStateId, parseState } from './dehydrated-state.ts';
import { firstInteraction } from './first-interaction.ts';
import { interceptLinks } from './intercept-links.ts';
import { reloadOnChunkError } from './missing-code.ts';
import { preloadRoutes } from './preload-routes.ts';
import { watchMissedClicks } from './replay-click.ts';

/** Takes over the page that the server has drawn, with what the server has read. */
export async function hydrateSite() {
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
  // A visitor who is there may go on, and the next page is read by the browser.
  const ahead = async () => {
    await import('@pesantren/api-client/public-client');
    const { prefetchLinks } = await import('./prefetch-links.ts');
    prefetchLinks(createRoutes(() => services));
  };
  // What cannot be had ahead is had when it is needed.
  void firstInteraction().then(() => ahead().catch(() => {}));
  return { router, services, root: await takeOver(page) };
}

/** As a transition, which React does in slices: a finger that touches the page meanwhile is answered first. */
function takeOver(page: ReactNode): Promise<Root> {
  return new Promise((resolve) =>
    startTransition(() => {
      resolve(hydrateRoot(document, page));
      dispatchSignal('hydrating');
      watchMissedClicks();
    }),
  );
}

/** Tells the script that brought this one once everything in it answers; from then on `router` opens its links. */
function HydrationSignal({ router, children }: { router: DataRouter; children: ReactNode }) {
  useEffect(() => dispatchSignal('hydrated'), []);
  useEffect(() => interceptLinks(router), [router]);
  return children;
}

function dispatchSignal(signal: HydrationEvent): void {
  window.dispatchEvent(new Event(signal));
}
