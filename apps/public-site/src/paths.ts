/** What a list is narrowed to; `''` and page 1 mean: not. */
export type ListFilter = { q: string; category: string; page: number };

/** What the list of announcements shows: the newest, all that match, or the archive. */
export type AnnouncementFilter = ListFilter & { archive: boolean };

/** What the gallery shows: a category (`''`: all), the open picture's id (`''`: none), how many pages. */
export type GalleryView = { category: string; picture: string; page: number };

/** What the student directory is narrowed to; `''` and page 1 mean: not. */
export type StudentFilter = { q: string; group: string; page: number };

/**
 * The query that each page reads, in the order of cache keys; every other page reads none. Nothing else can
 * change a page, so caches leave it out, that of nginx too (`deploy/nginx/public-site.conf`).
 */
export const pageQueries = {
  '/artikel': ['halaman', 'kategori', 'q'],
  '/pengumuman': ['arsip', 'halaman', 'kategori', 'q'],
  '/prestasi': ['halaman'],
  '/galeri': ['foto', 'halaman', 'kategori'],
  '/data-siswa': ['halaman', 'kelas', 'q'],
} as const;

/** The addresses of the site that code names; menus take theirs from `content/navigation`. */
export const paths = {
  home: '/',
  profile: '/profil',
  structure: '/profil/struktur-organisasi',
  menu: '/menu',
  contact: '/kontak',
  admission: '/bergabung',
  /** The admission dates for calendars. */
  calendar: '/gelombang.ics',

  articles: ({ q, category, page }: Partial<ListFilter> = {}) =>
    narrowed('/artikel', { q, kategori: category, halaman: pageName(page) }),

  article: (slug: string) => `/artikel/${encodeURIComponent(slug)}`,

  announcements: ({ q, category, page, archive }: Partial<AnnouncementFilter> = {}) =>
    narrowed('/pengumuman', {
      q,
      kategori: category,
      arsip: archive ? '1' : '',
      halaman: pageName(page),
    }),

  announcement: (id: string) => `/pengumuman/${encodeURIComponent(id)}`,

  achievements: (page?: number) => narrowed('/prestasi', { halaman: pageName(page) }),

  gallery: ({ category, picture, page }: Partial<GalleryView> = {}) =>
    narrowed('/galeri', { kategori: category, halaman: pageName(page), foto: picture }),

  students: ({ q, group, page }: Partial<StudentFilter> = {}) =>
    narrowed('/data-siswa', { q, kelas: group, halaman: pageName(page) }),
};

type QueryName = (typeof pageQueries)[keyof typeof pageQueries][number];
type Query = Partial<Record<QueryName, string | undefined>>;

function narrowed(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The first page has no name of its own. */
const pageName = (page = 1) => (page > 1 ? String(page) : '');
