import { lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/error-page.tsx';
import { Root } from './layout/root.tsx';
import { SessionGuard } from './layout/session-guard.tsx';
import { paths } from './paths.ts';

// `lazy` of React, not of the router: the guard decides first, and a login loads no list.
const LoginPage = lazy(async () => ({
  default: (await import('./features/login/login-page.tsx')).LoginPage,
}));
const Shell = lazy(async () => ({ default: (await import('./layout/shell.tsx')).Shell }));
const ArticlesPage = lazy(async () => ({
  default: (await import('./features/articles/articles-page.tsx')).ArticlesPage,
}));
const AnnouncementsPage = lazy(async () => ({
  default: (await import('./features/announcements/announcements-page.tsx')).AnnouncementsPage,
}));
const GalleryPage = lazy(async () => ({
  default: (await import('./features/gallery/gallery-page.tsx')).GalleryPage,
}));
const CarouselPage = lazy(async () => ({
  default: (await import('./features/carousel/carousel-page.tsx')).CarouselPage,
}));
const PrestasiPage = lazy(async () => ({
  default: (await import('./features/prestasi/prestasi-page.tsx')).PrestasiPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('./layout/not-found-page.tsx')).NotFoundPage,
}));

/** The map of the app, below its base. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      { path: paths.login, element: <LoginPage /> },
      {
        element: <SessionGuard />,
        children: [
          {
            element: <Shell />,
            children: [
              { index: true, element: <Navigate to={paths.articles} replace /> },
              { path: paths.articles, element: <ArticlesPage /> },
              { path: paths.announcements, element: <AnnouncementsPage /> },
              { path: paths.prestasi, element: <PrestasiPage /> },
              { path: paths.carousel, element: <CarouselPage /> },
              { path: paths.gallery, element: <GalleryPage /> },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
    ],
  },
];

/** The router of the browser, under the base that Vite was told. */
export function createRouter() {
  return createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
}
