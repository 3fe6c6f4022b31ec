/** What a list is narrowed to; `''` and page 1 mean: not. */
export type ListFilter = { q: string; category: string; page: number };

/** What the list of announcements shows: the newest, all that match, or the archive. */
export type AnnouncementFilter = ListFilter & { archive: boolean };

/** What the gallery shows: a category (`''`: all), the open picture's id (`''`: none), how many pages. */
export type GalleryView = { category: string; picture: string; page: number };

/** What the student directory is narrowed to; `''` and page 1 mean: not. */
export type StudentFilter = { q: string; group: string; page: number };

/** The addresses of the site that code names; menus take theirs from `content/navigation`. */
export const paths = {
  home: '/',
  profile: '/profil',
  structure: '/profil/struktur-organisasi',
  contact: '/kontak',
  admission: '/bergabung',
  /** The admission dates for calendars. */
  calendar: '/gelombang.ics',

  articles({ q = '', category = '', page = 1 }: Partial<ListFilter> = {}): string {
    const query = new URLSearchParams();
    if (q) query.set('q', q);
    if (category) query.set('kategori', category);
    if (page > 1) query.set('halaman', String(page));
    return query.size > 0 ? `/artikel?${query}` : '/artikel';
  },

  article: (slug: string) => `/artikel/${encodeURIComponent(slug)}`,

  announcements(filter: Partial<AnnouncementFilter> = {}): string {
    const { q = '', category = '', page = 1, archive = false } = filter;
    const query = new URLSearchParams();
    if (q) query.set('q', q);
    if (category) query.set('kategori', category);
    if (archive) query.set('arsip', '1');
    if (page > 1) query.set('halaman', String(page));
    return query.size > 0 ? `/pengumuman?${query}` : '/pengumuman';
  },

  announcement: (id: string) => `/pengumuman/${encodeURIComponent(id)}`,

  achievements: (page = 1) => (page > 1 ? `/prestasi?halaman=${page}` : '/prestasi'),

  gallery({ category = '', picture = '', page = 1 }: Partial<GalleryView> = {}): string {
    const query = new URLSearchParams();
    if (category) query.set('kategori', category);
    if (page > 1) query.set('halaman', String(page));
    if (picture) query.set('foto', picture);
    return query.size > 0 ? `/galeri?${query}` : '/galeri';
  },

  students({ q = '', group = '', page = 1 }: Partial<StudentFilter> = {}): string {
    const query = new URLSearchParams();
    if (q) query.set('q', q);
    if (group) query.set('kelas', group);
    if (page > 1) query.set('halaman', String(page));
    return query.size > 0 ? `/data-siswa?${query}` : '/data-siswa';
  },
};
