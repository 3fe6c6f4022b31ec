import { hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { firstSign } from './first-sign.ts';
import { followLinks } from './follow-links.ts';
import { handOverId, readHandOver } from './hand-over.ts';
import { watchLateParts } from './late-click.ts';
import { openWithoutCode } from './missing-code.ts';
import { resolveLazy } from './resolve-lazy.ts';
import { createRoutes } from './routes.tsx';
import { createServices } from './services.ts';
import type { StartSignal } from './start.ts';

/** Takes over the page that the server has drawn, with what the server has read. */
export async function hydrateSite() {
  const block = document.getElementById(handOverId);
  const { config, scheme, router: hydrationData, queries } = readHandOver(block?.textContent ?? '');
  const services = createServices(config, scheme);
  hydrate(services.queryClient, queries);

  const routes = createRoutes(() => services);
  await resolveLazy(routes, window.location.pathname);
  openWithoutCode(routes);
  const router = createBrowserRouter(routes, { hydrationData });
  const page = (
    <TakenOver router={router}>
      <App services={services} router={<RouterProvider router={router} />} />
    </TakenOver>
  );
  // A visitor who is there may go on, and the next page is read by the browser.
  const ahead = async () => {
    await import('@pesantren/api-client/reader');
    const { prefetchLinks } = await import('./prefetch.ts');
    prefetchLinks(createRoutes(() => services));
  };
  // What cannot be had ahead is had when it is needed.
  void firstSign().then(() => ahead().catch(() => {}));
  return { router, services, root: await takeOver(page) };
}

/** As a transition, which React does in slices: a finger that touches the page meanwhile is answered first. */
function takeOver(page: ReactNode): Promise<Root> {
  return new Promise((resolve) =>
    startTransition(() => {
      resolve(hydrateRoot(document, page));
      tellStart('heard');
      watchLateParts();
    }),
  );
}

/** Tells the script that brought this one once everything in it answers; from then on `router` opens its links. */
function TakenOver({ router, children }: { router: DataRouter; children: ReactNode }) {
  useEffect(() => tellStart('taken-over'), []);
  useEffect(() => followLinks(router), [router]);
  return children;
}

function tellStart(signal: StartSignal): void {
  window.dispatchEvent(new Event(signal));
}
