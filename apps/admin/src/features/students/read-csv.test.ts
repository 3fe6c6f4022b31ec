import { expect, test } from 'vitest';
import { readCsv as readTable } from './read-csv.ts';
import { type Answers, readStudents } from './read-students.ts';

const unasked: Answers = { consents: {}, nisDigits: null };
const readCsv = async (file: Blob) => readStudents(await readTable(file), unasked);
const file = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text]);
const head = 'NIS;Nama Lengkap;Kelas;Tahun Masuk';

test('[J-28] what is taken, what never is, and what nobody knows is told of each column', async () => {
  const text = `\uFEFF${head};NIK;NISN;Tanggal Lahir;Alamat;No. HP;Nama Ayah;Wali;Hobi\n1;Alya;X A;2026;11;22;1 Mei 2010;Jl. A;08;Budi;Ani;Catur\n`;
  const { columns, rows, misfits } = await readCsv(file(text));
  const of = (use: string) => columns.filter((one) => one.use === use).map(({ header }) => header);
  expect(of('taken')).toEqual(['NIS', 'Nama Lengkap', 'Kelas', 'Tahun Masuk']);
  expect(of('never')).toEqual([
    'NIK',
    'NISN',
    'Tanggal Lahir',
    'Alamat',
    'No. HP',
    'Nama Ayah',
    'Wali',
  ]);
  expect(of('unknown')).toEqual(['Hobi']);
  expect(rows).toEqual([
    {
      nis: '1',
      name: 'Alya',
      class: 'X A',
      year: 2026,
      status: 'Aktif',
      achievements: [],
      consent_by: '',
      consent_at: '',
    },
  ]);
  expect(misfits).toEqual([]);
});

test('[J-28] formulas stay text', async () => {
  const { rows } = await readCsv(
    file('nis,nama,kelas,tahun\n1,"=HYPERLINK(""http://x"")",+X,2026\n2,@SUM(A1),-X,2026\n'),
  );
  expect(rows.map(({ name, class: group }) => [name, group])).toEqual([
    ['=HYPERLINK("http://x")', '+X'],
    ['@SUM(A1)', '-X'],
  ]);
});

test('[J-28] consents and achievements are read, and a line that does not fit is told', async () => {
  const columns = `${head};Prestasi;Persetujuan;Pemberi persetujuan;Tanggal persetujuan`;
  const { rows, misfits } = await readCsv(
    file(
      [
        columns,
        '1;Alya;X A;2026;Juara azan | Juara lari;Nama;Ibu Salmah;13 Juli 2026',
        '2;Budi;X A;dua ribu;;;;',
        '1;Cut;X A;2026;;;;',
        '3;Dewi;X A;2026;;foto;;',
        '4;Eka;X A;2026;;tidak;;',
        ';;;;;;;',
      ].join('\n'),
    ),
  );
  expect(rows).toMatchObject([
    {
      achievements: ['Juara azan', 'Juara lari'],
      ...{ consent: 'nama', consent_by: 'Ibu Salmah', consent_at: '2026-07-13' },
    },
    { nis: '3', consent_by: '', consent_at: '' },
    { nis: '4', consent: 'tidak' },
  ]);
  expect(misfits.map(({ line, name }) => [line, name])).toEqual([
    [3, 'Budi'],
    [4, 'Cut'],
  ]);
  expect(misfits[0]?.words).toBe(
    'Tahun masuk harus 1950 sampai 2100, misalnya 2027 (kolom D, tertulis “dua ribu”).',
  );
  expect(misfits[1]?.words).toMatch(/^NIS “1” \(kolom A\) sudah ada di baris 2:/);
});

test('[F-72] lines are counted as the file has them: separator, blank lines, breaks within quotes', async () => {
  const sep = 'sep=;\r\n';
  const { rows, misfits } = await readCsv(
    file(
      `\uFEFF${sep}\r\n${head};Prestasi\r\n1;Alya;X A;2026;"Azan\nLari"\r\n\r\n;;;;\r\n2;Budi;X A;dua;\r\n3;"Cut;Ani";X A;2026;\r\n4;Dewi;Putri;X A;2026;Catur\r\n1;Eka;X A;2026\r\n`,
    ),
  );
  expect(rows.map(({ nis, name }) => [nis, name])).toEqual([
    ['1', 'Alya'],
    ['3', 'Cut;Ani'],
  ]);
  expect(misfits.map(({ line, name }) => [line, name])).toEqual([
    [8, 'Budi'],
    [10, 'Dewi'],
    [11, 'Eka'],
  ]);
  expect(misfits[1]?.words).toMatch(/^Isinya lebih banyak daripada kolomnya/);
  expect(misfits[2]?.words).toMatch(/^NIS “1” \(kolom A\) sudah ada di baris 4:/);
  for (const [line, sign] of [
    ['"sep=,"', ','],
    ['SEP=\t', '\t'],
    ['sep=|', '|'],
  ] as const) {
    const text = [line, head.replaceAll(';', sign), ['1', 'A; B', 'X', '2026'].join(sign)];
    expect((await readCsv(file(text.join('\n')))).rows[0]?.name).toBe('A; B');
  }
});

test.each([
  ['NIS;Nama;Kelas;Tahun;Nama', 'Kolom Nama ada dua di baris 1: “Nama” (B), “Nama” (E).'],
  [
    'NIS;nama_lengkap;Kelas;Tahun;Nama Santri',
    'Kolom Nama ada dua di baris 1: “nama_lengkap” (B), “Nama Santri” (E).',
  ],
  ['NIS;Nama;Kelas;Tahun;Rombel', 'Kolom Kelas ada dua di baris 1: “Kelas” (C), “Rombel” (E).'],
  ['NIS;Nama;Kelas;Tahun;Angkatan;Tahun Masuk', 'Kolom Tahun masuk ada 3 di baris 1:'],
  ['NIS;Nama;Kelas;Tahun;Prestasi 1;Prestasi 2', 'Kolom Prestasi ada dua di baris 1:'],
  ['NIS;Nama;Kelas;Tahun\n1;"Alya;X;2026\n2;Budi;X;2026', 'Tanda kutip (") di baris 2'],
])('[F-72] %j is refused in words', async (text, words) => {
  await expect(readCsv(file(text))).rejects.toThrow(words);
});

test.each([
  [
    'UTF-16 without its mark',
    Uint8Array.from([...head].flatMap((sign) => [sign.charCodeAt(0), 0])),
    /Huruf di file ini tidak terbaca/,
  ],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4]), /Ini file Excel/],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), /Ini file Excel/],
  ['a photo', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), /Ini bukan file CSV/],
  ['a picture', Uint8Array.from(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), /Ini bukan file CSV/],
  ['a PDF', new TextEncoder().encode('%PDF-1.7'), /Ini bukan file CSV/],
  ['no bytes', new Uint8Array(), /kosong/],
  ['more than 2 MB', new Uint8Array(2 * 1024 * 1024 + 1), /paling besar 2 MB/],
  ['no column of names', new TextEncoder().encode('NIS;Kelas;Tahun\n1;X;2026'), /Kolom Nama tidak/],
  [
    'more than 3,000',
    new TextEncoder().encode(`${head}\n${'1;A;X;2026\n'.repeat(3001)}`),
    /Paling banyak 3.000/,
  ],
])('[J-28] a file of %s is refused with what to do', async (_, bytes, words) => {
  await expect(readCsv(file(bytes))).rejects.toThrow(words);
});
