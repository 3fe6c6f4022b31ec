/** Every public page (docs/spec.md#screens), with the first words of its title and heading. */
export const pages = [
  { path: '/', title: 'Pesantren Lembah Alas', heading: 'Ilmu yang berakar' },
  { path: '/profil', title: 'Profil Sekolah', heading: 'Profil Sekolah' },
  {
    path: '/profil/struktur-organisasi',
    title: 'Struktur Organisasi',
    heading: 'Struktur Organisasi',
  },
  { path: '/artikel', title: 'Artikel', heading: 'Artikel' },
  {
    path: '/artikel/tiga-puluh-juz-sebelum-subuh-malam-khataman-angkatan-ketujuh',
    title: 'Tiga puluh juz',
    heading: 'Tiga puluh juz',
  },
  { path: '/pengumuman', title: 'Pengumuman', heading: 'Pengumuman' },
  { path: '/pengumuman/12', title: '', heading: '' },
  { path: '/prestasi', title: 'Prestasi', heading: 'Prestasi' },
  { path: '/galeri', title: 'Galeri', heading: 'Galeri' },
  { path: '/kontak', title: 'Kontak', heading: 'Kontak' },
  { path: '/bergabung', title: 'Bergabung', heading: 'Bergabung' },
  { path: '/orang-tua', title: 'Untuk orang tua', heading: 'Untuk orang tua' },
  { path: '/agenda', title: 'Agenda', heading: 'Agenda' },
  {
    path: '/agenda/kalender-pendidikan',
    title: 'Kalender pendidikan',
    heading: 'Kalender pendidikan',
  },
  { path: '/halaman/tanya-jawab', title: 'Tanya jawab', heading: 'Tanya jawab' },
  { path: '/cari', title: 'Cari', heading: 'Cari' },
  { path: '/data-siswa', title: 'Data Siswa', heading: 'Data' },
] as const;
