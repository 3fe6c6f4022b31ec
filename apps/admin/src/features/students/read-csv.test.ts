import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

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
        ';;;;;;;',
      ].join('\n'),
    ),
  );
  expect(rows).toMatchObject([
    {
      achievements: ['Juara azan', 'Juara lari'],
      ...{ consent: 'nama', consent_by: 'Ibu Salmah', consent_at: '2026-07-13' },
    },
  ]);
  expect(misfits.map(({ line, name }) => [line, name])).toEqual([
    [3, 'Budi'],
    [4, 'Cut'],
    [5, 'Dewi'],
  ]);
  expect(misfits[1]?.words).toBe('NIS ini sudah ada di baris 2.');
  expect(misfits[2]?.words).toMatch(/Tulis siapa yang memberi persetujuan/);
});

const latin = Uint8Array.from([...`${head}\n1;Rén`].map((sign) => sign.charCodeAt(0)));
test.each([
  ['another encoding', latin, /Huruf di berkas ini tidak terbaca/],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x4e, 0]), /Huruf di berkas ini tidak terbaca/],
  [
    'UTF-16 without its mark',
    Uint8Array.from([...head].flatMap((sign) => [sign.charCodeAt(0), 0])),
    /Huruf di berkas ini tidak terbaca/,
  ],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4]), /Ini berkas Excel/],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), /Ini berkas Excel/],
  ['a photo', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), /Ini bukan berkas CSV/],
  [
    'a picture',
    Uint8Array.from(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    /Ini bukan berkas CSV/,
  ],
  ['a PDF', new TextEncoder().encode('%PDF-1.7'), /Ini bukan berkas CSV/],
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
