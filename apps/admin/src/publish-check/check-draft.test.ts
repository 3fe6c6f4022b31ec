import { expect, test } from 'vitest';
import { checkDraft } from './check-draft.ts';

const words = (count: number) => Array.from({ length: count }, () => 'kata').join(' ');

/** The messages for a body, with the block of each. */
const found = (content: string, title = 'Rihlah', end?: string) =>
  checkDraft({ title, content, end }).map(({ message, block }) => `${block}: ${message}`);

test.each([
  [
    '<img src="/a.jpg"><p>a</p><img src="/b.jpg">',
    '0: 2 foto belum ditulis apa yang terlihat di situ.',
  ],
  ['<p>a</p><table><tbody><tr><td></td><td> </td></tr></tbody></table>', '1: Tabel ini kosong.'],
  [
    '<table><tbody><tr><td>Hari</td></tr><tr><td>Senin</td></tr></tbody></table>',
    '0: Tabel ini tanpa baris kepala.',
  ],
  ['<p><strong>Yang dibawa</strong></p><p>a</p>', '0: “Yang dibawa” tebal semua, seperti judul.'],
  ['<ul><li></li></ul>', '0: Daftar ini kosong.'],
  ['<h2> </h2><p>a</p>', '0: Judul bagian ini kosong.'],
  ['<p>a</p><img src="/a.jpg">', '1: Belum ditulis apa yang terlihat di foto ini.'],
  ['<img src="/a.jpg" alt="IMG_2034.jpg">', '0: Penjelasan foto “IMG_2034.jpg” seperti nama file.'],
  [
    '<figure><img src="/a.jpg" alt="a"><img src="/b.jpg" alt="WhatsApp Image 2026-01-02"></figure>',
    '0: Penjelasan foto “WhatsApp Image 2026-01-02” seperti nama file.',
  ],
  [
    '<p>Daftar <a href="/b">klik di sini</a></p>',
    '0: Tautan “klik di sini” tidak menyebut tujuannya.',
  ],
  ['<p><a href="/b">Selengkapnya</a></p>', '0: Tautan “Selengkapnya” tidak menyebut tujuannya.'],
  ['<h2>Acara</h2><h4>Jam</h4>', '1: “Jam” adalah subjudul tanpa judul bagian di atasnya.'],
  ['<h3>Jam</h3>', '0: “Jam” adalah subjudul tanpa judul bagian di atasnya.'],
  [words(121), '0: Paragraf “kata kata kata kata kata kata…” panjangnya 121 kata.'],
  ['LIBUR HARI RAYA TIBA', '0: “LIBUR HARI RAYA TIBA” ditulis dengan huruf besar semua.'],
  ['NIK 1107010101120001', '0: “1107010101120001” mirip NIK, 16 angka.'],
  ['<p>1107 0101 0112 0001</p>', '0: “1107 0101 0112 0001” mirip NIK, 16 angka.'],
  ['Ahmad, NISN 0123456789', '0: “0123456789” mirip NISN, 10 angka.'],
  ['Nomor HP santri Budi: 0812-3456-7890.', '0: “0812-3456-7890” tampaknya nomor telepon anak.'],
  ['Telepon ananda +62 812 3456 7890', '0: “+62 812 3456 7890” tampaknya nomor telepon anak.'],
])('[E-06] %s: %s', (content, message) => {
  expect(found(content)).toEqual([message]);
});

test.each([
  'Santri berangkat pagi. Hubungi panitia di 0812-3456-7890.',
  '<p><img src="/a.jpg" alt=""></p><img src="/b.jpg" alt="Santri menanam padi">',
  '<p>Lihat <a href="/jadwal">jadwal ujian</a> dan https://contoh.sch.id/a?b=1</p>',
  '<h2>Acara</h2><h3>Pagi</h3><h4>Jam</h4><h2>Biaya</h2>',
  words(120),
  'MTs dan MA, PPDB 2026 dibuka. NPSN 10112233.',
  'Rekening BSI 7123456789 atas nama pesantren. NPSN: 10101010.',
  'Biaya Rp1.500.000, tahun 2025-2026, pukul 08.00-10.00.',
  'بسم الله الرحمن الرحيم',
  'SPP 2026',
  '<p><strong>Penting:</strong> bawa selimut.</p><p><strong>Sekretariat</strong></p>',
  '<table><tbody><tr><th>Hari</th></tr><tr><td>Senin</td></tr></tbody></table>',
  '<table><tbody><tr><td></td><td>Rp 250.000</td></tr></tbody></table><blockquote><img src="/a.jpg" alt="a"></blockquote>',
])('[E-06] nothing is said of %s', (content) => {
  expect(found(content)).toEqual([]);
});

test('[E-06] a title is looked at as well, and an announcement’s end where there is one to set', () => {
  expect(found('Isi.', 'LIBUR HARI RAYA')).toEqual([
    'null: Judul ditulis dengan huruf besar semua.',
  ]);
  expect(found('Isi.', 'Libur', '')).toEqual([
    'null: Pengumuman ini belum punya tanggal berakhir.',
  ]);
  expect(found('Isi.', 'Libur', '2 Januari 2026')).toEqual([]);
});

test('[E-06] what could harm a pupil comes first, each with its reason in one line', () => {
  const findings = checkDraft({ title: 'X', content: '<img src="/a.jpg"><p>1107010101120001</p>' });
  expect(findings.map(({ block }) => block)).toEqual([1, 0]);
  for (const { reason } of findings) expect(reason.length).toBeLessThan(100);
});
