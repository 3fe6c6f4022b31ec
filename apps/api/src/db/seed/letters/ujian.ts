import type { Letter } from './letterhead.ts';

const days: readonly (readonly [day: string, first: string, second: string])[] = [
  ['Senin, 7 Desember', 'Al-Qur’an Hadis', 'Bahasa Indonesia'],
  ['Selasa, 8 Desember', 'Matematika', 'Fikih'],
  ['Rabu, 9 Desember', 'Bahasa Arab', 'Biologi / Geografi'],
  ['Kamis, 10 Desember', 'Bahasa Inggris', 'Akidah Akhlak'],
  ['Jumat, 11 Desember', 'Fisika / Ekonomi', 'Sejarah Kebudayaan Islam'],
  ['Sabtu, 12 Desember', 'Kimia / Sosiologi', 'Sejarah Indonesia'],
];

export const ujian: Letter = {
  file: 'jadwal-ujian-ganjil',
  number: '072/PLA/XI/2026',
  subject: 'Jadwal Ujian Akhir Semester Ganjil tahun ajaran 2026/2027',
  date: '20 November 2026',
  office: 'Bidang Kurikulum',
  body: `<p>Ujian Akhir Semester Ganjil kelas X, XI, dan XII dilaksanakan pada 7 sampai 12 Desember 2026. Mata pelajaran yang ditulis berpasangan mengikuti jurusan: yang pertama untuk IPA, yang kedua untuk IPS.</p>
<table><thead><tr><th>Hari, tanggal</th><th>07.30–09.30 WIB</th><th>10.00–11.30 WIB</th></tr></thead><tbody>
${days.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}
</tbody></table>
<h2>Ujian lisan</h2>
<p>Tahfiz dan baca kitab diuji oleh guru masing-masing pada 30 November sampai 5 Desember 2026, selepas asar, di surau lama dan perpustakaan. Urutan peserta ditempel di papan kelas.</p>
<h2>Ruang</h2>
<table><thead><tr><th>Kelas</th><th>Ruang</th><th>Pengawas</th></tr></thead><tbody>
<tr><td>X IPA 1–2, X IPS 1–2</td><td>Gedung timur, ruang 1 sampai 4</td><td>Dua guru setiap ruang</td></tr>
<tr><td>XI IPA 1–2, XI IPS 1–2</td><td>Gedung timur, ruang 5 sampai 8</td><td>Dua guru setiap ruang</td></tr>
<tr><td>XII IPA 1–2, XII IPS 1–2</td><td>Aula dan perpustakaan lantai dua</td><td>Tiga guru setiap ruang</td></tr>
</tbody></table>
<h2>Ketentuan</h2>
<ol><li>Kartu ujian diambil di tata usaha mulai Senin, 30 November. Tunggakan pembayaran tidak menghalangi santri mengikuti ujian.</li><li>Peserta hadir lima belas menit lebih awal, membawa alat tulis sendiri, dan duduk menurut nomor kartu.</li><li>Peserta yang sakit melapor kepada wali kamar sebelum pukul 07.00 WIB; ujian susulan 14 dan 15 Desember.</li><li>Belajar malam diperpanjang sampai pukul 22.00 WIB mulai 30 November. Piket dapur dan kebun dikerjakan guru selama pekan ujian.</li></ol>
<p>Rapor dibagikan Sabtu, 19 Desember 2026, pukul 08.00 WIB. Libur semester dimulai sesudahnya.</p>`,
};
