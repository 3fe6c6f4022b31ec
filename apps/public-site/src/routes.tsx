import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/error-page.tsx';
import { RootErrorPage } from './layout/root-error-page.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import type { Services } from './services.ts';

/** Route that shows a thrown error: inside the layout, or where the layout itself failed. */
export const boundaries = ['page', 'root'] as const;

/**
 * The site map. The id of a page's route is its module, by which the server finds its chunk.
 * @param servicesOf what a loader works with: in the browser always the same, on the server its request's.
 */
export function createRoutes(servicesOf: (call: LoaderFunctionArgs) => Services): RouteObject[] {
  const reading =
    (load: (services: Services) => LoaderFunction): LoaderFunction =>
    (call) =>
      load(servicesOf(call))(call);
  const pages: RouteObject[] = [
    {
      index: true,
      id: 'src/features/home/home-page.tsx',
      lazy: async () => {
        const { HomePage, load } = await import('./features/home/home-page.tsx');
        return { Component: HomePage, loader: reading(load) };
      },
    },
    {
      path: 'profil',
      id: 'src/features/profile/profile-page.tsx',
      lazy: async () => {
        const { ProfilePage, load } = await import('./features/profile/profile-page.tsx');
        return { Component: ProfilePage, loader: reading(load) };
      },
    },
    {
      path: 'profil/struktur-organisasi',
      id: 'src/features/profile/structure-page.tsx',
      lazy: async () => {
        const { StructurePage } = await import('./features/profile/structure-page.tsx');
        return { Component: StructurePage };
      },
    },
    {
      path: 'artikel',
      id: 'src/features/articles/articles-page.tsx',
      lazy: async () => {
        const { ArticlesPage, load } = await import('./features/articles/articles-page.tsx');
        return { Component: ArticlesPage, loader: reading(load) };
      },
    },
    {
      path: 'artikel/:slug',
      id: 'src/features/articles/article-page.tsx',
      lazy: async () => {
        const { ArticlePage, load } = await import('./features/articles/article-page.tsx');
        return { Component: ArticlePage, loader: reading(load) };
      },
    },
    {
      path: 'pengumuman',
      id: 'src/features/announcements/announcements-page.tsx',
      lazy: async () => {
        const { AnnouncementsPage, load } = await import(
          './features/announcements/announcements-page.tsx'
        );
        return { Component: AnnouncementsPage, loader: reading(load) };
      },
    },
    {
      path: 'pengumuman/:id',
      id: 'src/features/announcements/announcement-page.tsx',
      lazy: async () => {
        const { AnnouncementPage, load } = await import(
          './features/announcements/announcement-page.tsx'
        );
        return { Component: AnnouncementPage, loader: reading(load) };
      },
    },
    {
      path: 'prestasi',
      id: 'src/features/achievements/achievements-page.tsx',
      lazy: async () => {
        const { AchievementsPage, load } = await import(
          './features/achievements/achievements-page.tsx'
        );
        return { Component: AchievementsPage, loader: reading(load) };
      },
    },
    {
      path: 'galeri',
      id: 'src/features/gallery/gallery-page.tsx',
      lazy: async () => {
        const { GalleryPage, load } = await import('./features/gallery/gallery-page.tsx');
        return { Component: GalleryPage, loader: reading(load) };
      },
    },
    {
      path: 'kontak',
      id: 'src/features/contact/contact-page.tsx',
      lazy: async () => {
        const { ContactPage, load } = await import('./features/contact/contact-page.tsx');
        return { Component: ContactPage, loader: load };
      },
    },
    {
      path: 'bergabung',
      id: 'src/features/admission/admission-page.tsx',
      lazy: async () => {
        const { AdmissionPage, load } = await import('./features/admission/admission-page.tsx');
        return { Component: AdmissionPage, loader: load };
      },
    },
    {
      path: 'data-siswa',
      id: 'src/features/students/students-page.tsx',
      lazy: async () => {
        const { StudentsPage } = await import('./features/students/students-page.tsx');
        return { Component: StudentsPage };
      },
    },
    {
      path: 'menu',
      id: 'src/features/menu/menu-page.tsx',
      lazy: async () => {
        const { MenuPage } = await import('./features/menu/menu-page.tsx');
        return { Component: MenuPage };
      },
    },
    {
      path: '*',
      id: 'src/features/not-found/not-found-page.tsx',
      lazy: async () => {
        const { NotFoundPage, load } = await import('./features/not-found/not-found-page.tsx');
        return { Component: NotFoundPage, loader: load };
      },
    },
  ];
  const [page, root] = boundaries;
  return [
    {
      id: root,
      Component: RootLayout,
      ErrorBoundary: RootErrorPage,
      children: [{ id: page, ErrorBoundary: ErrorPage, children: pages }],
    },
  ];
}
