import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { questionsOf, readStudents } from './read-students.ts';

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const unicodeText = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0)).buffer);

const head = 'No;NIS;Nama Lengkap;L/P;Kelas;Tahun Masuk';
const pupil = '1;26001;ALYA DESKY;Pr;VII-A;2026';

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const table = await readCsv(new Blob([bytes]));
  const reading = readStudents(table, { consents: {}, nisDigits: null });
  return { ...reading, table, others: table.others.map(({ line }) => line) };
}

test.each([
  [
    'breaks and separators within quotes',
    `${head}\n1;26001;"ALYA\nDESKY";"Pr; asrama";"VII-A";2026`,
  ],
  ['many spaces', `${head}\n1; 26001 ;ALYA   DESKY;Laki2;VII-A;2026`],
  ['columns without a name', `;NIS;;Nama;;Kelas;;Tahun;;\n;26001;;ALYA DESKY;;VII-A;;2026;;\n`],
  [
    'names of columns as schools shorten them',
    `No. Induk Siswa;Nama Siswa/i;Kls;Thn Masuk\n26001;ALYA DESKY;VII-A;2026`,
  ],
])('[F-110] a file with %s is taken as it is', async (_, text) => {
  const { rows, misfits, others } = await read(latin(text));
  expect([misfits, others]).toEqual([[], []]);
  expect(rows).toMatchObject([{ nis: '26001', name: 'ALYA DESKY', class: 'VII-A', year: 2026 }]);
});

test('[F-110] headings, the numbers of columns, a sum and who signed are named, and no pupils', async () => {
  const lines = [
    'MADRASAH;;;;;',
    'TP 2026/2027;;;;;',
    head,
    ';;;(Lk/Pr);Rombel;',
    '1;2;3;4;5;6',
    '(1);(2);(3);(4);(5);(6)',
  ];
  lines.push(pupil, head, '2;26002;BUDI;Laki2;7A;2026', 'Jumlah;2;;;;', ';;Total 2 santri;;;');
  lines.push(';;;;Kutacane, 13 Juli 2026;', ';;Drs. H. Umar;;;');
  for (const encode of [latin, unicodeText]) {
    const text = lines.join('\r\n');
    const { rows, misfits, others, table } = await read(encode(text));
    expect(rows.map(({ nis }) => nis)).toEqual(['26001', '26002']);
    expect(misfits).toEqual([]);
    expect(others).toEqual([4, 5, 6, 8, 10, 11, 12, 13]);
    expect(questionsOf(table).nisDigits).toBeNull();
  }
});

test.each([
  ['1;2,6E+10;Alya;Pr;7A;2026', /^Excel memendekkan NIS menjadi “2,6E\+10” \(kolom B\)/],
  ['1;26001;Budi;Lk;7A;2026', /^NIS “26001” \(kolom B\) sudah ada di baris 2: hapus salah satu/],
  ['1;;Cut;Pr;7A;2026', /^NIS wajib diisi \(kolom B\)\.$/],
  ['1;26003;Dewi;Pr;;2026', /^Kelas wajib diisi \(kolom E\)\.$/],
  ['1;26004;Eka;Pr;7A', /^Tahun masuk .* \(kolom F\)\.$/],
])('[F-110] the line %s is left out with its column and what to do', async (line, words) => {
  const { rows, misfits } = await read(latin([head, pupil, line].join('\n')));
  expect(rows).toHaveLength(1);
  expect(misfits).toMatchObject([{ line: 3, words: expect.stringMatching(words) }]);
});

const photo = new Uint8Array(3_000_000).fill(1);
photo.set([0xff, 0xd8, 0xff, 0xe0]);
test.each([
  [
    'a workbook called .csv',
    latin('PK\x03\x04\x14\0\x06\0'),
    /^Ini file Excel\. Buka di Excel, lalu/,
  ],
  ['an .xls', latin('\xd0\xcf\x11\xe0\xa1\xb1'), /^Ini file Excel\. Buka di Excel, lalu/],
  ['a table of HTML called .xls', latin('\r\n<html xmlns:x="urn"><table>'), /^Ini halaman web/],
  ['a photo of 3 MB', photo, /^Ini bukan file CSV, melainkan gambar/],
  ['an HEIC photo', latin('\0\0\0\x18ftypheic\0\0\0\0'), /^Ini bukan file CSV, melainkan gambar/],
  ['nothing', latin(''), /^File ini kosong\. Pilih/],
  ['separators alone', latin('\r\n ;;;\r\n'), /^File ini kosong\. Pilih/],
])('[F-110] %s is refused with the one thing to do', async (_, bytes, words) => {
  await expect(readCsv(new Blob([bytes]))).rejects.toThrow(words);
});
