import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import * as achievements from './features/achievements/achievements-page.tsx';
import * as admission from './features/admission/admission-page.tsx';
import * as agenda from './features/agenda/agenda-page.tsx';
import * as event from './features/agenda/event-page.tsx';
import * as schoolYear from './features/agenda/school-year-page.tsx';
import * as announcement from './features/announcements/announcement-page.tsx';
import * as announcements from './features/announcements/announcements-page.tsx';
import * as article from './features/articles/article-page.tsx';
import * as articles from './features/articles/articles-page.tsx';
import * as contact from './features/contact/contact-page.tsx';
import * as gallery from './features/gallery/gallery-page.tsx';
import * as home from './features/home/home-page.tsx';
import * as menu from './features/menu/menu-page.tsx';
import * as info from './features/pages/info-page.tsx';
import * as parents from './features/parents/parents-page.tsx';
import * as profile from './features/profile/profile-page.tsx';
import * as structure from './features/profile/structure-page.tsx';
import * as registration from './features/registrations/registration-page.tsx';
import * as registered from './features/registrations/status-page.tsx';
import * as withdrawn from './features/registrations/withdrawn-page.tsx';
import * as search from './features/search/search-page.tsx';
import * as students from './features/students/students-page.tsx';
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
  /** Takes the page's form. */
  action?: (args: LoaderArgs) => unknown;
};

/**
 * Creates the site's routes.
 * @param servicesOf returns the services of the request that a loader is called for.
 * @param others further pages.
 */
export function createRoutes(
  servicesOf: (call: LoaderFunctionArgs) => Services,
  others: readonly RouteObject[] = [],
): RouteObject[] {
  function page(path: string, { Component, loader, action }: PageModule): RouteObject {
    const withServices = (run: NonNullable<PageModule['loader']>) => (call: LoaderFunctionArgs) =>
      run({ ...call, services: servicesOf(call) });
    return {
      ...{ path, Component },
      ...(loader && { loader: withServices(loader) }),
      ...(action && { action: withServices(action) }),
    };
  }

  const pages: RouteObject[] = [
    page('/', home),
    page('profil', profile),
    page('profil/struktur-organisasi', structure),
    page('artikel', articles),
    page('artikel/:slug', article),
    page('pengumuman', announcements),
    page('pengumuman/:id', announcement),
    page('prestasi', achievements),
    page('galeri', gallery),
    page('kontak', contact),
    page('bergabung', admission),
    page('bergabung/daftar', registration),
    page('bergabung/daftar/ditarik', withdrawn),
    page('bergabung/daftar/:number', registered),
    page('orang-tua', parents),
    page('agenda', agenda),
    page('agenda/kalender-pendidikan', schoolYear),
    page('agenda/:id', event),
    page('data-siswa', students),
    page('halaman/:slug', info),
    page('cari', search),
    page('menu', menu),
    ...others,
    { path: '*', Component: NotFound, loader: () => data(null, { status: 404 }) },
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
async function readFooter({ queryClient, client }: Services): Promise<null> {
  await settledSoon([queryClient.query(footerPagesQuery(client))]);
  return null;
}
