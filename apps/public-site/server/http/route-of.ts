import { feedPaths } from '../feeds/feed-paths.ts';

/** The first words of addresses that something of the site answers; all others are one route. */
const known = new Set([
  ...['', 'profil', 'artikel', 'pengumuman', 'prestasi', 'galeri', 'kontak', 'bergabung'],
  ...['orang-tua', 'agenda', 'data-siswa', 'halaman', 'cari', 'menu', 'pratinjau', 'kunjungan'],
  ...['assets', 'uploads', 'og', 'healthz', 'readyz', 'robots.txt', 'sitemap.xml'],
  ...Object.values(feedPaths).map((path) => path.slice(1)),
]);

/** Names the route of a path for metrics: `/artikel/*` for every article, `*` for what the site does not have. */
export function routeOf(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  if (!known.has(first)) return '*';
  return rest.length > 0 ? `/${first}/*` : `/${first}`;
}
