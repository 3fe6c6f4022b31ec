import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { type Answers, questionsOf, readStudents } from './read-students.ts';
import { templateUrl } from './student-columns.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const windows = (text: string) =>
  Uint8Array.from(text, (sign) => (sign === '’' ? 0x92 : sign.charCodeAt(0)));
const unicodeText = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0)).buffer);

const head = 'No;NIS;Nama Lengkap;Kelas;Tahun Masuk';
const pupil = '1;26001;Alya;X A;2026';

const unasked: Answers = { consents: {}, nisDigits: null };
async function read(bytes: Uint8Array<ArrayBuffer>, answers = unasked) {
  return readStudents(await readCsv(new Blob([bytes])), answers);
}

const alya = { nis: '26001', name: 'Alya', class: 'X A', year: 2026 };

test.each([
  ['Excel in Indonesia', windows(`${head}\r\n1;26001;Nu’aim Ré;X A;2026\r\n`), 'Nu’aim Ré'],
  ['Excel with sep=', windows(`sep=;\r\n${head}\r\n${pupil}\r\n`), 'Alya'],
  ['Excel’s CSV UTF-8', utf8(`\uFEFF${head}\r\n1;26001;Nu’aim;X A;2026\r\n`), 'Nu’aim'],
  ['tabs', utf8(`${head}\n${pupil}\n`.replaceAll(';', '\t')), 'Alya'],
  ['Excel’s Unicode text', unicodeText(`${head}\r\n${pupil}`.replaceAll(';', '\t')), 'Alya'],
  [
    'a title in merged cells',
    windows(`DATA SANTRI, KELAS, DAN TAHUN;;;;\nTP 2026/2027;;;;\n;;;;\n${head}\n${pupil}`),
    'Alya',
  ],
  ['a title in one cell', windows(`Data santri, per kelas\n\n${head}\n${pupil}`), 'Alya'],
  [
    'the names of Dapodik',
    windows(`No;Nama Peserta Didik;NIPD;Rombel Saat Ini;Tahun Masuk\n1;Alya;26001;X A;2026`),
    'Alya',
  ],
  ['a school year', windows(`${head}\n1;26001;Alya;X A;2026/2027`), 'Alya'],
  ['a text that Excel keeps', windows(`${head}\n1;"=""26001""";Alya;X A;2026\n`), 'Alya'],
])('[F-110] a file of %s is taken as it is', async (_, bytes, name) => {
  const { rows, misfits } = await read(bytes);
  expect(misfits).toEqual([]);
  expect(rows).toMatchObject([{ ...alya, name }]);
});

test.each([
  ['2026/2027', 2026],
  ['2026-2027', 2026],
  ['2026/27', 2026],
  ['TP 2026/2027', 2026],
  ['T.A. 2026 / 2027', 2026],
  ['Angkatan 2026', 2026],
  ['2.026', 2026],
  ['2026.0', 2026],
  ['2026,00', 2026],
  ['13/07/2026', 2026],
  ['2026/2028', undefined],
  ['26', undefined],
  ['Angkatan 12', undefined],
])('[F-110] the year %s is %s', async (year, expected) => {
  const { rows, misfits } = await read(windows(`${head}\n1;26001;Alya;X A;${year}`));
  expect(rows[0]?.year).toBe(expected);
  if (!expected) expect(misfits[0]?.words).toMatch(/^Tahun masuk harus .* \(kolom E, tertulis “/);
});

const consentHead = `${head};Persetujuan orang tua;Diberikan oleh;Tgl. persetujuan`;
const given = (consent: string, by: string, at: string, nis = '26001') =>
  `1;${nis};Alya;X A;2026;${consent};${by};${at}`;

test.each([
  [['13/07/2026'], '2026-07-13'],
  [['13-Jul-26'], '2026-07-13'],
  [['2026-07-13 00:00:00'], '2026-07-13'],
  [['46216'], '2026-07-13'],
  [['07/08/2026'], '2026-08-07'],
  // Another row can only have the month first: an American Excel wrote them all.
  [['07/08/2026', '7/13/2026'], '2026-07-08'],
])('[F-110] of the days %j the first is %s', async (days, expected) => {
  const lines = days.map((day, n) => given('Nama', 'Ibu Salmah', day, `2600${n}`));
  const { rows, withoutGiver } = await read(windows([consentHead, ...lines].join('\n')));
  expect(withoutGiver).toEqual([]);
  expect(rows[0]).toMatchObject({ consent: 'nama', consent_at: expected });
});

test('[F-110] ‘Ya’ is asked once, and a pupil without a giver is there without being shown', async () => {
  const lines = [
    given('Ya', 'Ibu Salmah', '13/07/2026', '26001'),
    given('YA', '', '13/07/2026', '26002'),
    given('Nama', 'Bapak Umar', 'kemarin', '26003'),
    given('Tidak tampil', '', '', '26004'),
    given('-', '', '', '26005'),
  ];
  const table = await readCsv(new Blob([windows([consentHead, ...lines].join('\n'))]));
  expect(questionsOf(table)).toEqual({ consents: [{ word: 'Ya', count: 2 }], nisDigits: null });
  const { rows, misfits, withoutGiver } = readStudents(table, {
    ...unasked,
    consents: { ya: 'nama' },
  });
  expect(misfits).toEqual([]);
  expect(rows.map(({ consent }) => consent)).toEqual([
    'nama',
    ...[undefined, undefined, 'tidak', undefined],
  ]);
  expect(withoutGiver).toEqual([
    { line: 3, name: 'Alya', words: 'Pemberi persetujuan belum ditulis.' },
    {
      ...{ line: 4, name: 'Alya' },
      words: 'Tanggal persetujuan “kemarin” tidak terbaca; tulis seperti 13/07/2026.',
    },
  ]);
});

test.each([
  ['26001.0', '26001'],
  ['26001,00', '26001'],
  ['26.001', '26.001'],
  ['26.000', '26.000'],
])('[F-110] of the NIS %s a fraction that a program added goes: %s', async (nis, expected) => {
  const { rows } = await read(windows(`${head}\n1;${nis};Alya;X A;2026`));
  expect(rows[0]?.nis).toBe(expected);
});

test('[F-110] zeros that Excel took away are asked about and come back', async () => {
  const text = `${head}\n1;26;Alya;X A;2026\n2;10026;Budi;X A;2026\n3;2,6E+11;Cut;X A;2026`;
  const table = await readCsv(new Blob([windows(text)]));
  expect(questionsOf(table).nisDigits).toEqual({ fewest: 2, most: 5 });
  const { rows, misfits } = readStudents(table, { ...unasked, nisDigits: 5 });
  expect(rows.map(({ nis }) => nis)).toEqual(['00026', '10026']);
  expect(misfits[0]?.words).toMatch(/^Excel memendekkan NIS menjadi “2,6E\+11” \(kolom B\)/);
  const kept = text.replace(';26;', ';00026;');
  expect(questionsOf(await readCsv(new Blob([windows(kept)]))).nisDigits).toBeNull();
});

test('[F-110] a column that is missing is told with what stands there instead', async () => {
  await expect(readCsv(new Blob(['Data\n\nNIS;Nama;Ruang;Tahun\n1;A;X;2026']))).rejects.toThrow(
    'Kolom Kelas tidak ditemukan. Di baris 3 tertulis “NIS”, “Nama”, “Ruang”, “Tahun”: ganti salah satunya menjadi “Kelas”',
  );
});

test('[F-110] 3,000 pupils are read; a column without a name is told', async () => {
  const lines = Array.from({ length: 3_000 }, (_, n) => `${10_000 + n};Santri ${n};X;2026;B`);
  const { rows, columns } = await read(windows(`NIS;Nama;Kelas;Tahun;\n${lines.join('\n')}`));
  expect(rows).toHaveLength(3_000);
  expect(columns.at(-1)).toEqual({ header: 'kolom E (tanpa nama)', use: 'unknown' });
});

test('[F-110] the template is read as it stands: every column is taken, its example is no pupil', async () => {
  const text = decodeURIComponent(templateUrl.slice(templateUrl.indexOf(',') + 1));
  const { columns, rows, misfits } = await read(utf8(text));
  expect(columns.map(({ use }) => use)).toEqual(Array.from({ length: 9 }, () => 'taken'));
  expect([rows, misfits]).toEqual([[], []]);
  const filled = text.replace('CONTOH', '26001');
  expect((await read(utf8(filled))).rows).toMatchObject([
    {
      consent: 'nama',
      consent_at: '2026-07-13',
      year: 2026,
      achievements: ['Juara azan', 'Juara pidato'],
    },
  ]);
});
