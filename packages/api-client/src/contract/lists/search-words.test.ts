import { expect, test } from 'vitest';
import { foldText } from './search.ts';
import { findWords, searchWords, wordMatch } from './search-words.ts';

test.each([
  ['bawa', 'Yang dibawa dari rumah', wordMatch.whole],
  ['kunjungan', 'Waktu kunjungannya pagi', wordMatch.whole],
  ['gurunya', 'Guru tahfiz', wordMatch.whole],
  ['dicicil', 'Boleh diangsur', wordMatch.whole],
  ['masukin', 'Cara masuk', wordMatch.whole],
  ['masuk', 'Termasuk makan', wordMatch.part],
  ['kopi', 'Kopiah hitam', wordMatch.part],
  ['rekening', 'Kabar mereka', wordMatch.none],
  ['syahriah', 'SPP tetap', wordMatch.whole],
  ['3x4', 'Pasfoto ukuran 3×4 cm', wordMatch.whole],
  ['pasfoto 3 x 4', 'Pasfoto ukuran 3×4 cm', wordMatch.whole],
  ['3×4', 'Pasfoto 3X4, dua lembar', wordMatch.whole],
  ['3x4', 'Pasfoto 3 × 4 cm', wordMatch.whole],
  ['3x4', 'Lapangan 13×40 meter', wordMatch.part],
  // As chats write it, and as no text does.
  ['biayaaa brp yaa', 'Biaya masuk', wordMatch.whole],
  ['juara iii', 'Juara I panahan', wordMatch.none],
  ['asrama2nya', 'Asrama putri', wordMatch.whole],
  ['school fees', 'Semua biaya', wordMatch.whole],
  ['fee', 'Kopi dan coffee', wordMatch.part],
  // Words that have a meaning together are one, and mean nothing else.
  ['mati lampu', 'Malam tanpa listrik', wordMatch.whole],
  ['mati lampu', 'Lampu minyak', wordMatch.none],
  ['pas foto', 'Pasfoto berwarna', wordMatch.whole],
  ['ujian kls 12', 'Ujian akhir kelas XII', wordMatch.whole],
  ['tes masuknya apa', 'Tes masuk', wordMatch.whole],
  // Beside a small word a faint one is needed, beside others it is not.
  ['jadwal santri', 'Jadwal harian', wordMatch.whole],
  ['jadwal kunjungan', 'Hari kunjungan', wordMatch.whole],
])('[F-100] of "%s" the text "%s" holds a whole word, a part, or nothing', (q, text, match) => {
  expect(findWords(foldText(text), searchWords(q))).toBe(match);
});
