import type { GalleryInput } from '@pesantren/api-client/contract/gallery';

/** The gallery of an empty database, oldest first: the last six lead the home page. */
export const sampleGallery: readonly GalleryInput[] = [
  item('Halaman asrama pada hari mencuci', 'Asrama', 'halaman-asrama'),
  item('Dapur umum sebelum subuh', 'Asrama', 'dapur'),
  item('Bangku dekat jendela, kelas X IPA 2', 'Belajar', 'jendela-kelas'),
  item('Praktik biologi minggu kedua', 'Belajar', 'meja-sains'),
  item('Kebun dapur di samping kolam', 'Alam', 'kebun-dapur'),
  item('Berkemah di tepi Lawe Alas, Ketambe', 'Kegiatan', 'kemah'),
  item('Panggung pekan bahasa', 'Kegiatan', 'panggung'),
  item('Surau lama pada pagi berkabut', 'Ibadah', 'surau-pagi'),
  item('Bus antar-jemput di jalan lembah', 'Alam', 'bus-lembah'),
  item('Wisuda angkatan kedua puluh enam', 'Kegiatan', 'wisuda'),
  item('Lapangan selepas hujan', 'Kegiatan', 'lapangan-bola'),
  item('Jembatan gantung ke kampung seberang', 'Alam', 'jembatan-gantung'),
  item('Serambi asrama putra menjelang asar', 'Asrama', 'serambi-asrama'),
  item('Belajar malam dengan lampu minyak', 'Belajar', 'belajar-malam'),
  item('Sawah berundak di kaki Leuser', 'Alam', 'sawah-berundak'),
  item('Halaman surau menjelang magrib', 'Ibadah', 'halaman-senja'),
  item('Perpustakaan dan lemari kitab', 'Belajar', 'perpustakaan'),
  item('Kabut pagi turun dari Leuser', 'Alam', 'kabut-leuser'),
];

function item(title: string, category: string, picture: string): GalleryInput {
  return { title, category, image: `/uploads/contoh/${picture}.jpg` };
}
