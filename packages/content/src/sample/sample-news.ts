/** An article of the profile pages' sidebar: built in, so it says `readTime` (docs/spec.md#entities). */
export type SampleArticle = {
  id: string;
  title: string;
  excerpt: string;
  /** `12 Januari 2025`. */
  date: string;
  author: string;
  category: string;
  readTime: string;
};

/** An announcement of the profile pages' sidebar (docs/spec.md#entities). */
export type SampleAnnouncement = {
  id: string;
  title: string;
  content: string;
  /** `12 Januari 2025`. */
  date: string;
  /** `08.00 WIB`. */
  time: string;
  priority: 'Penting' | 'Sedang';
  category: string;
};

/** Newest first; the sidebar shows the first three (docs/spec.md#p-01). */
export const sampleArticles: readonly SampleArticle[] = [
  {
    id: 'khataman',
    title: 'Tiga puluh juz sebelum subuh: malam khataman angkatan ketujuh',
    excerpt: 'Sebelas santri menuntaskan setoran terakhir di surau lama.',
    date: '18 November 2026',
    author: 'Redaksi',
    category: 'Tahfidz',
    readTime: '4 menit',
  },
  {
    id: 'panen',
    title: 'Panen perdana sawah santri menutup kebutuhan dapur dua bulan',
    excerpt: 'April lalu lahan wakaf itu masih semak; kini lumbungnya penuh.',
    date: '15 November 2026',
    author: 'Redaksi',
    category: 'Kegiatan',
    readTime: '2 menit',
  },
  {
    id: 'astronomi',
    title: 'Kelas astronomi: menghitung awal bulan dari halaman asrama',
    excerpt: 'Tiga angka di atas kertas, lalu seutas cahaya di langit barat.',
    date: '12 November 2026',
    author: 'Bidang Kurikulum',
    category: 'Pendidikan',
    readTime: '2 menit',
  },
  {
    id: 'olimpiade',
    title: 'Medali perak olimpiade biologi provinsi untuk santri kelas XI',
    excerpt: 'Nadia meneliti daun sirih hutan sejak kelas X.',
    date: '2 November 2026',
    author: 'Redaksi',
    category: 'Prestasi',
    readTime: '2 menit',
  },
];

/** Newest first; the sidebar shows the first three (docs/spec.md#p-01). */
export const sampleAnnouncements: readonly SampleAnnouncement[] = [
  {
    id: 'ujian',
    title: 'Jadwal Ujian Akhir Semester Ganjil',
    content: 'Ujian berlangsung enam hari, 7 sampai 12 Desember 2026, mulai pukul 07.30 WIB.',
    date: '20 November 2026',
    time: '10.00 WIB',
    priority: 'Penting',
    category: 'Akademik',
  },
  {
    id: 'kunjungan',
    title: 'Hari kunjungan orang tua bulan Desember',
    content: 'Ahad, 6 Desember 2026, pukul 08.00 sampai 16.00 WIB, di serambi depan.',
    date: '19 November 2026',
    time: '08.00 WIB',
    priority: 'Sedang',
    category: 'Asrama',
  },
  {
    id: 'pendaftaran',
    title: 'Panduan pendaftaran santri baru',
    content: 'Syarat berkas, alur tes, dan biaya kini tersedia dalam satu panduan.',
    date: '16 November 2026',
    time: '09.00 WIB',
    priority: 'Sedang',
    category: 'Pendaftaran',
  },
  {
    id: 'rekening',
    title: 'Perubahan rekening pembayaran syahriah',
    content: 'Mulai 1 Desember 2026, pembayaran hanya melalui rekening yang baru.',
    date: '11 November 2026',
    time: '08.00 WIB',
    priority: 'Penting',
    category: 'Keuangan',
  },
];
