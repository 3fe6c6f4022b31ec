/** An article of the sample content. */
export const article = '/artikel/tiga-puluh-juz-sebelum-subuh-malam-khataman-angkatan-ketujuh';

/** A sample page with pictures and the card of a map in its text. */
export const facilities = '/halaman/fasilitas';

/** Every public page. */
export const pages = [
  '/',
  '/profil',
  '/profil/struktur-organisasi',
  '/artikel',
  article,
  '/pengumuman',
  '/pengumuman/12',
  '/prestasi',
  '/galeri',
  '/kontak',
  '/orang-tua',
  '/bergabung',
  '/data-siswa',
];
