import type { FactName } from '@pesantren/content/facts';
import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router';
import { ErrorPage } from './layout/error-page.tsx';
import { footerPagesQuery } from './layout/footer-pages.tsx';
import { NotFound } from './layout/not-found.tsx';
import { RootErrorPage } from './layout/root-error-page.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { type LoaderArgs, type Services, settledSoon } from './services.ts';

/** Ids of the routes with an error boundary: inside the layout, and around it. */
export const boundaries = ['page', 'root'] as const;

type PageModule = {
  Component: ComponentType;
  loader?: (args: LoaderArgs) => unknown;
  /** The facts that it shows beside those of every page. */
  facts?: readonly FactName[];
};

/** The `handle` of a page's route; `isStatic`: no browser ever hydrates it. */
export type PageHandle = { facts?: readonly FactName[]; isStatic?: true };

/**
 * Creates the site's routes.
 * @param servicesOf returns the services of a loader's call: in the browser always the same, on the
 *   server those of its request.
 * @param own routes that only the server has.
 */
export function createRoutes(
  servicesOf: (call: LoaderFunctionArgs) => Services,
  own: readonly RouteObject[] = [],
): RouteObject[] {
  /** @param id written in by the build (`vite.config.ts`): the module, by which the server finds its chunk. */
  function page(path: string, load: () => Promise<PageModule>, id?: string): RouteObject {
    const lazy = async () => {
      const { Component, loader, facts = [] } = await load();
      if (!loader) return { Component };
      return {
        Component,
        handle: { facts } satisfies PageHandle,
        loader: (call: LoaderFunctionArgs) => {
          const services = servicesOf(call);
          // A page brings its own facts along, not those of others.
          if (facts.some((name) => services.facts.elsewhere?.includes(name))) {
            return redirectDocument(call.request.url);
          }
          return loader({ ...call, services });
        },
      };
    };
    return { path, lazy, ...(id && { id }) };
  }

  const pages: RouteObject[] = [
    page('/', () => import('./features/home/home-page.tsx')),
    page('profil', () => import('./features/profile/profile-page.tsx')),
    page('profil/struktur-organisasi', () => import('./features/profile/structure-page.tsx')),
    page('artikel', () => import('./features/articles/articles-page.tsx')),
    page('artikel/:slug', () => import('./features/articles/article-page.tsx')),
    page('pengumuman', () => import('./features/announcements/announcements-page.tsx')),
    page('pengumuman/:id', () => import('./features/announcements/announcement-page.tsx')),
    page('prestasi', () => import('./features/achievements/achievements-page.tsx')),
    page('galeri', () => import('./features/gallery/gallery-page.tsx')),
    page('kontak', () => import('./features/contact/contact-page.tsx')),
    page('bergabung', () => import('./features/admission/admission-page.tsx')),
    page('data-siswa', () => import('./features/students/students-page.tsx')),
    page('halaman/:slug', () => import('./features/pages/info-page.tsx')),
    page('cari', () => import('./features/search/search-page.tsx')),
    page('menu', () => import('./features/menu/menu-page.tsx')),
    { path: '*', Component: NotFound, loader: () => data(null, { status: 404 }) },
    // Last: routes without an id are numbered, and the browser has none of these.
    ...own,
  ];
  const [inside, root] = boundaries;
  return [
    {
      id: root,
      Component: RootLayout,
      loader: (call) => readFooter(servicesOf(call)),
      ErrorBoundary: RootErrorPage,
      children: [{ id: inside, ErrorBoundary: ErrorPage, children: pages }],
    },
  ];
}

/** Without the pages in its footer a page is still a page. */
async function readFooter(services: Services): Promise<null> {
  await settledSoon(services, [services.queryClient.query(footerPagesQuery(services.client))]);
  return null;
}
