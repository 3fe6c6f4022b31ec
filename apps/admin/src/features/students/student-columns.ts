import type { StudentRow } from '@pesantren/api-client/contract/student';

/** A column that an import takes, in words for the page and its template. */
export type StudentColumn = {
  field: keyof StudentRow;
  label: string;
  isNeeded: boolean;
  /** The values that it takes, in words. */
  allowed: string;
  example: string;
  /** The names that schools give it, in lower case without signs. */
  names: readonly string[];
};

/** The columns of an import, in the template's order. */
export const studentColumns: readonly StudentColumn[] = [
  {
    ...{ field: 'nis', label: 'NIS', isNeeded: true },
    ...{ allowed: 'angka, huruf, titik, / dan -', example: 'CONTOH' },
    names: [
      'nis',
      'nomorinduk',
      'nomorinduksantri',
      'nomorinduksiswa',
      'noinduk',
      'noinduksantri',
      'noinduksiswa',
      'nomorindukmadrasah',
      'nislokal',
      'nipd',
    ],
  },
  {
    ...{ field: 'name', label: 'Nama', isNeeded: true },
    ...{ allowed: 'nama lengkap santri', example: 'Ahmad Fulan' },
    names: [
      'nama',
      'namalengkap',
      'namasantri',
      'namasiswa',
      'namasiswai',
      'namasantriwati',
      'namasiswasiswi',
      'namapesertadidik',
      'namalengkapsantri',
    ],
  },
  {
    ...{ field: 'class', label: 'Kelas', isNeeded: true },
    ...{ allowed: 'seperti disebut di sekolah', example: 'X IPA 1' },
    names: [
      'kelas',
      'kls',
      'kelasrombel',
      'tingkatrombel',
      'rombel',
      'rombelsaatini',
      'rombonganbelajar',
    ],
  },
  {
    ...{ field: 'year', label: 'Tahun masuk', isNeeded: true },
    ...{ allowed: '2026 atau 2026/2027', example: '2026/2027' },
    names: [
      'tahun',
      'tahunmasuk',
      'thmasuk',
      'thnmasuk',
      'angkatan',
      'tahunajaran',
      'tahunpelajaran',
    ],
  },
  {
    ...{ field: 'status', label: 'Status', isNeeded: false },
    ...{ allowed: 'misalnya Aktif; kosong berarti Aktif', example: 'Aktif' },
    names: ['status', 'statussantri', 'statussiswa'],
  },
  {
    ...{ field: 'achievements', label: 'Prestasi', isNeeded: false },
    ...{ allowed: 'beberapa dipisah tanda |', example: 'Juara azan | Juara pidato' },
    names: ['prestasi'],
  },
  {
    ...{ field: 'consent', label: 'Persetujuan', isNeeded: false },
    ...{ allowed: 'Tidak tampil, Inisial, Nama, atau Nama dan foto', example: 'Nama' },
    names: ['persetujuan', 'persetujuanorangtua', 'persetujuanwali', 'izin', 'izintampil'],
  },
  {
    ...{ field: 'consent_by', label: 'Pemberi persetujuan', isNeeded: false },
    ...{ allowed: 'nama orang tua atau wali yang memberi', example: 'Ibu Fulanah' },
    names: ['pemberipersetujuan', 'persetujuanoleh', 'diberikanoleh'],
  },
  {
    ...{ field: 'consent_at', label: 'Tanggal persetujuan', isNeeded: false },
    ...{ allowed: '13/07/2026 atau 13 Juli 2026', example: '13/07/2026' },
    names: ['tanggalpersetujuan', 'tglpersetujuan'],
  },
];

/** The NIS of the template's own example, which is no pupil. */
export const exampleNis = 'CONTOH';

/** The template: Excel takes its first line as the separator, wherever it runs; it is ASCII, so that no encoding matters. */
export const templateUrl = `data:text/csv;charset=utf-8,${encodeURIComponent(
  [
    'sep=;',
    studentColumns.map(({ label }) => label).join(';'),
    studentColumns.map(({ example }) => example).join(';'),
    '',
  ].join('\r\n'),
)}`;

/** Columns that a directory must never hold: they are named, and left where they are. */
const never =
  /nik|nisn|lahir|ttl|alamat|jalan|desa|kecamatan|telepon|telp|hp|wa$|whatsapp|ayah|ibu|wali|orangtua|ortu|kk$|email|agama/;

/** Returns what a header names, if it is taken. */
export function columnOf(header: string): StudentColumn | undefined {
  return studentColumns.find(({ names }) => names.includes(plain(header)));
}

/** Tells what becomes of a column by its header. */
export function useOf(header: string): 'taken' | 'never' | 'unknown' {
  if (columnOf(header)) return 'taken';
  return never.test(plain(header)) ? 'never' : 'unknown';
}

/** Returns the letter by which a spreadsheet names a column, counted from 0. */
export function letterOf(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? letterOf(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** Returns words in lower case without signs. */
export function plain(words: string): string {
  return words.toLowerCase().replace(/[^a-z]/g, '');
}
