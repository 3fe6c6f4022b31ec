/** The messages of failures and of empty lists, to the letter (docs/spec.md#messages). */
export const messages = {
  articlesFailed: 'Gagal memuat data artikel',
  articleFailed: 'Gagal memuat artikel. Silakan coba lagi.',
  announcementsFailed: 'Gagal memuat data pengumuman',
  announcementFailed: 'Gagal memuat pengumuman. Silakan coba lagi.',
  galleryFailed: 'Gagal memuat data galeri',
  achievementsFailed: 'Gagal memuat data prestasi',
  loadFailed: 'Gagal memuat data',
  agendaFailed: 'Gagal memuat agenda',
  announcementNotFound: 'Pengumuman tidak ditemukan.',
  articleNotFound: 'Artikel tidak ditemukan.',
  achievementNotFound: 'Prestasi tidak ditemukan.',
  carouselImageNotFound: 'Gambar berganti tidak ditemukan.',
  galleryItemNotFound: 'Item galeri tidak ditemukan.',
  eventNotFound: 'Agenda tidak ditemukan.',
  saveFailed: 'Gagal menyimpan data',
  deleteFailed: 'Gagal menghapus data',
  /** + Not in the spec: as for deleting. */
  restoreFailed: 'Data belum dapat dipulihkan',
  /** + Not in the spec: the edited item was deleted elsewhere (docs/reliability.md#p21). */
  itemDeleted: 'Data sudah dihapus',
  imageUploadFailed: 'Gagal mengunggah gambar',
  pdfUploadFailed: 'Gagal mengunggah file PDF',
  imageUrlMissing: 'URL gambar tidak ditemukan',
  fileUrlMissing: 'URL file tidak ditemukan',
  imageUploadThrew: 'Terjadi kesalahan upload gambar',
  loginFailed: 'Login gagal',
  unknown: 'Terjadi kesalahan',

  articlesEmpty: 'Belum ada artikel tersedia.',
  articlesFilteredEmpty: 'Tidak ada artikel yang sesuai dengan filter.',
  announcementsEmpty: 'Belum ada pengumuman tersedia.',
  /** + Not in the spec: as for articles. */
  announcementsFilteredEmpty: 'Tidak ada pengumuman yang sesuai dengan filter.',
  /** + Not in the spec: no announcement is old yet. */
  archiveEmpty: 'Belum ada pengumuman di arsip.',
  galleryEmpty: 'Belum ada gambar galeri.',
  /** + Not in the spec: as for articles. */
  galleryFilteredEmpty: 'Tidak ada gambar yang sesuai dengan filter.',
  achievementsEmpty: 'Belum ada data prestasi yang tersedia.',

  retry: 'Coba Lagi',
  pageNotFound: 'Halaman tidak ditemukan',
  videoUnsupported: 'Browser Anda tidak mendukung pemutar video.',
  uploading: 'Mengunggah...',
  copied: 'Disalin',
  agendaEmpty: 'Belum ada agenda.',
  /** + In place of a title or a date that an item lacks, or that nobody can read. */
  untitled: 'Tanpa judul',
  undated: 'Tanpa tanggal',
  /** + Not in the spec: no answer from the provider at all. */
  offline: 'Tidak dapat terhubung ke server. Periksa sambungan internet, lalu coba lagi.',
} as const;

/** The question before an item is deleted, to the letter (docs/spec.md#m-08). */
export const deleteQuestions = {
  articles: 'Hapus artikel ini?',
  announcements: 'Hapus pengumuman ini?',
  prestasi: 'Hapus prestasi ini?',
  carousel: 'Hapus gambar carousel ini?',
  gallery: 'Hapus item galeri ini?',
  pages: 'Hapus halaman ini?',
  agenda: 'Hapus agenda ini?',
} as const;
