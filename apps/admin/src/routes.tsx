import type { ResourceName } from '@pesantren/api-client/resources';
import { lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths, trashPath } from './paths.ts';
import type { ResourceConfig } from './resource/resource-config.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { lazyWithRetry } from './shell/lazy-with-retry.tsx';
import { Root } from './shell/root.tsx';
import { SessionGuard } from './shell/session/session-guard.tsx';

// `lazy` of React, not of the router: the guard decides first, and a login loads no list.
const LoginPage = lazy(async () => ({
  default: (await import('./features/login/login-page.tsx')).LoginPage,
}));
const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }));
const ArticlesPage = lazyWithRetry(
  async () => (await import('./features/articles/articles-page.tsx')).ArticlesPage,
);
const AnnouncementsPage = lazyWithRetry(
  async () => (await import('./features/announcements/announcements-page.tsx')).AnnouncementsPage,
);
const GalleryPage = lazyWithRetry(
  async () => (await import('./features/gallery/gallery-page.tsx')).GalleryPage,
);
const CarouselPage = lazyWithRetry(
  async () => (await import('./features/carousel/carousel-page.tsx')).CarouselPage,
);
const AchievementsPage = lazyWithRetry(
  async () => (await import('./features/achievements/achievements-page.tsx')).AchievementsPage,
);
const AccountPage = lazyWithRetry(
  async () => (await import('./features/account/account-page.tsx')).AccountPage,
);
const TrashPages = {
  articles: lazyTrash(
    async () => (await import('./features/articles/article-config.tsx')).articleConfig,
  ),
  announcements: lazyTrash(
    async () =>
      (await import('./features/announcements/announcement-config.tsx')).announcementConfig,
  ),
  prestasi: lazyTrash(
    async () => (await import('./features/achievements/achievement-config.tsx')).achievementConfig,
  ),
  carousel: lazyTrash(
    async () => (await import('./features/carousel/carousel-config.tsx')).carouselConfig,
  ),
  gallery: lazyTrash(
    async () => (await import('./features/gallery/gallery-config.tsx')).galleryConfig,
  ),
};
const NotFoundPage = lazyWithRetry(
  async () => (await import('./shell/not-found-page.tsx')).NotFoundPage,
);

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
              { path: paths.prestasi, element: <AchievementsPage /> },
              { path: paths.carousel, element: <CarouselPage /> },
              { path: paths.gallery, element: <GalleryPage /> },
              { path: paths.account, element: <AccountPage /> },
              { path: trashPath('articles'), element: <TrashPages.articles /> },
              { path: trashPath('announcements'), element: <TrashPages.announcements /> },
              { path: trashPath('prestasi'), element: <TrashPages.prestasi /> },
              { path: trashPath('carousel'), element: <TrashPages.carousel /> },
              { path: trashPath('gallery'), element: <TrashPages.gallery /> },
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

/** The trash of a resource. */
function lazyTrash<Name extends ResourceName>(load: () => Promise<ResourceConfig<Name>>) {
  return lazyWithRetry(async () => {
    const [{ TrashPage }, resource] = await Promise.all([
      import('./features/trash/trash-page.tsx'),
      load(),
    ]);
    return () => <TrashPage resource={resource} />;
  });
}
