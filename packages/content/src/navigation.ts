/** One entry of a menu; an entry with `children` is a dropdown (docs/spec.md#chrome). */
export type NavigationItem = {
  label: string;
  path: string;
  children?: readonly NavigationItem[];
};

export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Beranda', path: '/' },
  {
    label: 'Profil',
    path: '/profil',
    children: [
      { label: 'Profil Sekolah', path: '/profil' },
      { label: 'Struktur Organisasi', path: '/profil/struktur-organisasi' },
    ],
  },
  { label: 'Artikel', path: '/artikel' },
  { label: 'Pengumuman', path: '/pengumuman' },
  { label: 'Prestasi', path: '/prestasi' },
  { label: 'Galeri', path: '/galeri' },
  { label: 'Kontak', path: '/kontak' },
];

export const callToAction: NavigationItem = { label: 'Bergabung', path: '/bergabung' };

/** The page of what parents ask, beside the menus, which stay as they are (docs/spec.md#f-103). */
export const parentsEntry: NavigationItem = { label: 'Untuk orang tua', path: '/orang-tua' };

/** The sentence that tells of that page, to crawlers and in the site's own search. */
export const parentsPurpose =
  'Biaya, mendaftar, yang dibawa, jadwal, kunjungan, tanggal penting, dan telepon.';

/** The page of the school's days, of a provider that has them (docs/spec.md#d-05). */
export const agendaEntry: NavigationItem = { label: 'Agenda', path: '/agenda' };

/** The sentence that tells of that page. */
export const agendaPurpose =
  'Libur, ujian, hari kunjungan, dan kegiatan pesantren menurut harinya.';

export const footerNavigation: readonly NavigationItem[] = [
  { label: 'Profil Sekolah', path: '/profil' },
  { label: 'Artikel', path: '/artikel' },
  { label: 'Pengumuman', path: '/pengumuman' },
  { label: 'Galeri', path: '/galeri' },
  { label: 'Data Siswa', path: '/data-siswa' },
];

/** Returns the page of a menu whose address ends in a word, `struktur-organisasi`; the home page has none. */
export function pageOfMenu(word: string): NavigationItem | undefined {
  const entries = [...mainNavigation, ...footerNavigation, callToAction, parentsEntry, agendaEntry];
  return entries
    .flatMap((entry) => entry.children ?? [entry])
    .find(({ path }) => path !== '/' && path.endsWith(`/${word}`));
}
