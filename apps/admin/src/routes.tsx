import type { ResourceName } from '@pesantren/api-client/resources';
import { type ComponentType, lazy, Suspense } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
} from 'react-router-dom';
import { LoginPage } from './features/login/login-page.tsx';
import { canonicalPath, paths, trashPath } from './paths.ts';
import { ErrorPage } from './shell/errors/error-page.tsx';
import { lazyWithRetry } from './shell/errors/lazy-with-retry.tsx';
import { pageFailure } from './shell/errors/page-failure.tsx';
import { ManagerGuard } from './shell/session/manager-guard.tsx';
import { SessionGuard } from './shell/session/session-guard.tsx';

// React's `lazy`, not the router's: the guard decides first, so that a login runs no list.
const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }));

const pages: RouteObject[] = [
  { index: true, element: <Navigate to={paths.articles} replace /> },
  resource('articles', () => import('./features/articles/articles-page.tsx')),
  resource('announcements', () => import('./features/announcements/announcements-page.tsx')),
  resource('prestasi', () => import('./features/achievements/achievements-page.tsx')),
  resource('carousel', () => import('./features/carousel/carousel-page.tsx')),
  resource('gallery', () => import('./features/gallery/gallery-page.tsx')),
  resource('pages', () => import('./features/pages/pages-page.tsx')),
  resource('agenda', () => import('./features/agenda/agenda-page.tsx')),
  page(`${paths.school}/:id?`, () => import('./features/school/school-page.tsx')),
  page(`${paths.students}/:id?`, () => import('./features/students/students-page.tsx')),
  page(paths.studentImport, () => import('./features/students/import-page.tsx')),
  page(paths.registrations, () => import('./features/registrations/registrations-page.tsx')),
  page(paths.breach, () => import('./features/registrations/breach/breach-page.tsx')),
  trash('articles'),
  trash('announcements'),
  trash('prestasi'),
  trash('carousel'),
  trash('gallery'),
  trash('pages'),
  trash('agenda'),
  page(paths.account, () => import('./features/account/account-page.tsx')),
  page(paths.shared, () => import('./share-target/received-page.tsx')),
  page(paths.people, () => import('./features/people/people-page.tsx')),
  page(paths.log, () => import('./features/people/log-page.tsx')),
  page(paths.report, () => import('./features/report/report-page.tsx')),
  page(paths.backups, () => import('./features/backups/backups-page.tsx')),
  page(paths.calendar, () => import('./features/calendar/calendar-page.tsx')),
  page(paths.week, () => import('./features/week/week-page.tsx')),
  page('*', () => import('./shell/errors/not-found-page.tsx')),
];

/** The routes of the app, below its base: all but the login behind the session's guard. */
export const routes: RouteObject[] = [
  {
    element: (
      <Suspense>
        <Outlet />
        <ScrollRestoration />
      </Suspense>
    ),
    errorElement: <ErrorPage />,
    children: [
      { path: paths.login, element: <LoginPage /> },
      page(paths.forgotten, () => import('./features/login/forgotten-page.tsx')),
      {
        element: <SessionGuard />,
        children: [
          { element: <Shell />, children: [{ element: <ManagerGuard />, children: pages }] },
        ],
      },
    ],
  },
];

/**
 * Creates the browser's router, under Vite's base without its slash: the app stands at both. An address that the server
 * has not led to its one spelling (`server/app.ts`) is led there here: a service worker or a host of plain files answers.
 */
export function createRouter() {
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(pathname);
  if (path !== pathname)
    window.history.replaceState(window.history.state, '', path + search + hash);
  return createBrowserRouter(routes, { basename: import.meta.env.BASE_URL.replace(/\/$/, '') });
}

/** Returns the route of a page, whose module exports its component and nothing else. */
function page(path: string, load: () => Promise<Record<string, ComponentType>>): RouteObject {
  const Page = lazyWithRetry(async () => {
    const [component] = Object.values(await load());
    if (!component) throw new Error(`The module of ${path} exports no page.`);
    return component;
  }, pageFailure);
  return { path, element: <Page /> };
}

/** Returns the route of a resource: its list, and above it the form of a new item or of the one with an id. */
function resource(name: ResourceName, load: Parameters<typeof page>[1]): RouteObject {
  return page(`${paths[name]}/:id?`, load);
}

/** Returns the route of a resource's trash. */
function trash<Name extends ResourceName>(name: Name): RouteObject {
  const Page = lazyWithRetry(async () => {
    const [{ TrashPage }, { resourceConfigs }] = await Promise.all([
      import('./features/trash/trash-page.tsx'),
      import('./features/resource-configs.ts'),
    ]);
    return () => <TrashPage resource={resourceConfigs[name]} />;
  }, pageFailure);
  return { path: trashPath(name), element: <Page /> };
}
