import type { Identity } from '@pesantren/content/facts';

/** Filter of a list; `''` and page 1 are none. */
export type ListFilter = { q: string; category: string; page: number };

/** Filter of the announcements: `archive` is `''` for the newest and for a search, `1` for the older ones, `berakhir` for those that have ended. */
export type AnnouncementFilter = ListFilter & { archive: '' | '1' | 'berakhir' };

/** State of the gallery: a category (`''`: all), the open picture's id (`''`: none), the number of pages. */
export type GalleryView = { category: string; picture: string; page: number };

/** Filter of the student directory; `''` and page 1 are none. */
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
  '/agenda': ['bulan'],
  '/agenda/kalender-pendidikan': ['tahun'],
  '/data-siswa': ['halaman', 'kelas', 'q'],
  '/cari': ['halaman', 'q'],
} as const;

/** The addresses of the site that code names; menus take theirs from `content/navigation`. */
export const paths = {
  home: '/',
  profile: '/profil',
  structure: '/profil/struktur-organisasi',
  menu: '/menu',
  contact: '/kontak',
  parents: '/orang-tua',
  admission: '/bergabung',
  /** Takes the interest form and leads to WhatsApp. */
  interest: '/bergabung/tanya',
  /** The form that registers a child, where the school takes that here. */
  registration: '/bergabung/daftar',
  /**
   * Takes the form. Not at the form's own address, and another one for each try: a browser that meets no network puts its
   * error in the place of a page of the same address, and Back finds no form.
   */
  registrationTry: (attempt: number) => `/bergabung/daftar?ke=${attempt}`,
  /** The state of one registration. */
  registrationStatus: (number: string) => `/bergabung/daftar/${number}`,
  /** Takes the withdrawal of a registration, at another address than its state for the same reason. */
  registrationWithdrawal: (number: string) => `/bergabung/daftar/${number}?tarik`,
  /** Says that a registration is erased. */
  registrationWithdrawn: '/bergabung/daftar/ditarik',
  /** Takes what browsers tell of a visit. */
  visits: '/kunjungan',
  /** The admission dates for calendars. */
  calendar: '/gelombang.ics',
  /** All days of the school, for calendars that subscribe. */
  agendaCalendar: '/agenda.ics',

  /** The agenda of a month, `2026-12`; `''` for this one. */
  agenda: (month = '') => withQuery('/agenda', { bulan: month }),

  /** The days of a school year, `2026` for that from July 2026 on; `''` for this one. */
  schoolYear: (year = '') => withQuery('/agenda/kalender-pendidikan', { tahun: year }),

  /** One event of the agenda. */
  event: (id: string) => `/agenda/${encodeURIComponent(id)}`,

  /** One occasion for calendars. */
  occasionCalendar: (key: string) => `/agenda/${key}.ics`,

  articles: ({ q, category, page }: Partial<ListFilter> = {}) =>
    withQuery('/artikel', { q, kategori: category, halaman: pageName(page) }),

  article: (slug: string) => `/artikel/${encodeURIComponent(slug)}`,

  announcements: ({ q, category, page, archive }: Partial<AnnouncementFilter> = {}) =>
    withQuery('/pengumuman', { q, kategori: category, arsip: archive, halaman: pageName(page) }),

  announcement: (id: string) => `/pengumuman/${encodeURIComponent(id)}`,

  page: (slug: string) => `/halaman/${encodeURIComponent(slug)}`,

  achievements: (page?: number) => withQuery('/prestasi', { halaman: pageName(page) }),

  gallery: ({ category, picture, page }: Partial<GalleryView> = {}) =>
    withQuery('/galeri', { kategori: category, halaman: pageName(page), foto: picture }),

  search: ({ q, page }: Partial<Pick<ListFilter, 'q' | 'page'>> = {}) =>
    withQuery('/cari', { q, halaman: pageName(page) }),

  students: ({ q, group, page }: Partial<StudentFilter> = {}) =>
    withQuery('/data-siswa', { q, kelas: group, halaman: pageName(page) }),
};

type QueryName = (typeof pageQueries)[keyof typeof pageQueries][number];
type Query = Partial<Record<QueryName, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The first page has no number in its address. */
const pageName = (page = 1) => (page > 1 ? String(page) : '');

/** Returns the address of an icon, another one for another logo: browsers keep icons for long. */
export function iconPath(name: string, { logo }: Identity): string {
  const version = logo.url.slice(logo.url.lastIndexOf('/') + 1);
  return version ? `/${name}?v=${encodeURIComponent(version)}` : `/${name}`;
}
