import {
  maxStudents,
  type StudentRow,
  studentRowSchema,
} from '@pesantren/api-client/contract/student';
import { detectFileType } from '@pesantren/api-client/contract/upload';
import { isoDay, parseDate } from '@pesantren/content/dates';
import { parse } from 'papaparse';

/** The largest file, in bytes. */
const maxBytes = 2 * 1024 * 1024;

/** The columns that are taken, by the names that schools give them, in lower case without signs. */
const taken: Readonly<Record<string, keyof StudentRow>> = {
  nis: 'nis',
  nomorinduksantri: 'nis',
  nomorinduksiswa: 'nis',
  nama: 'name',
  namalengkap: 'name',
  namasantri: 'name',
  namasiswa: 'name',
  kelas: 'class',
  rombel: 'class',
  tahun: 'year',
  tahunmasuk: 'year',
  angkatan: 'year',
  status: 'status',
  prestasi: 'achievements',
  persetujuan: 'consent',
  pemberipersetujuan: 'consent_by',
  persetujuanoleh: 'consent_by',
  tanggalpersetujuan: 'consent_at',
};

/** Columns that a directory must never hold: they are named, and left where they are. */
const never =
  /nik|nisn|lahir|ttl|alamat|jalan|desa|kecamatan|telepon|telp|hp|wa$|whatsapp|ayah|ibu|wali|orangtua|ortu|kk$|email|agama/;

const needed = [
  ['nis', 'NIS'],
  ['name', 'Nama'],
  ['class', 'Kelas'],
  ['year', 'Tahun masuk'],
] as const;

/** A column of the file and what becomes of it. */
export type Column = { header: string; use: 'taken' | 'never' | 'unknown' };

/** A row that does not fit, by its line in the file. */
export type Misfit = { line: number; name: string; words: string };

export type Reading = { columns: Column[]; rows: StudentRow[]; misfits: Misfit[] };

/**
 * Reads a CSV file for a look before it is imported. Every cell stays text, formulas too.
 * @throws Error with what is wrong with the whole file.
 */
export async function readCsv(file: Blob): Promise<Reading> {
  if (file.size === 0) throw new Error('Berkas ini kosong.');
  if (file.size > maxBytes) throw new Error('CSV paling besar 2 MB. Bagi menjadi beberapa berkas.');
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  const { data, meta } = parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => header.trim(),
  });
  if (data.length > maxStudents) throw new Error('Paling banyak 3.000 santri sekali impor.');
  const columns = (meta.fields ?? []).map((header) => ({ header, use: useOf(header) }));
  requireColumns(columns);
  return { columns, ...readRows(data) };
}

/** @throws Error for a file without a column that every pupil needs. */
function requireColumns(columns: readonly Column[]): void {
  const names = new Set(columns.map(({ header }) => taken[plain(header)]));
  for (const [name, label] of needed) {
    if (names.has(name)) continue;
    throw new Error(`Kolom ${label} tidak ditemukan. Baris pertama harus nama kolom.`);
  }
}

/** Reads the lines below the first; a NIS counts where it stands first. */
function readRows(data: readonly Record<string, string>[]): Pick<Reading, 'rows' | 'misfits'> {
  const rows: StudentRow[] = [];
  const misfits: Misfit[] = [];
  const lines = new Map<string, number>();
  for (const [index, cells] of data.entries()) {
    const line = index + 2;
    const parsed = studentRowSchema.safeParse(toRow(cells));
    const earlier = parsed.success && lines.get(parsed.data.nis);
    if (parsed.success && !earlier) {
      rows.push(parsed.data);
      lines.set(parsed.data.nis, line);
    } else {
      const words = parsed.success
        ? `NIS ini sudah ada di baris ${earlier}.`
        : parsed.error.issues.map(({ message }) => message).join(' ');
      misfits.push({ line, name: String(toRow(cells).name ?? ''), words });
    }
  }
  return { rows, misfits };
}

/** How the files of spreadsheets begin: ZIP, and the compound files of Excel before 2007. */
const workbookSignatures = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Decodes UTF-8 with or without a byte order mark. @throws Error for any other encoding or kind of file. */
function decode(bytes: Uint8Array): string {
  const isWorkbook = workbookSignatures.some((signature) =>
    signature.every((byte, index) => bytes[index] === byte),
  );
  if (isWorkbook) throw new Error('Ini berkas Excel. Simpan dahulu sebagai “CSV UTF-8”.');
  if (detectFileType(bytes)) {
    throw new Error('Ini bukan berkas CSV, melainkan gambar atau dokumen. Pilih berkas lain.');
  }
  try {
    // UTF-16 of plain letters would be valid UTF-8, but for its zeros.
    if (!bytes.includes(0)) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Told below.
  }
  throw new Error('Huruf di berkas ini tidak terbaca. Simpan ulang sebagai “CSV UTF-8”.');
}

function plain(header: string): string {
  return header.toLowerCase().replace(/[^a-z]/g, '');
}

function useOf(header: string): Column['use'] {
  if (taken[plain(header)]) return 'taken';
  return never.test(plain(header)) ? 'never' : 'unknown';
}

/** Turns a line's cells into the fields of a pupil; empty cells are none. */
function toRow(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [header, cell] of Object.entries(cells)) {
    const name = taken[plain(header)];
    if (name && typeof cell === 'string' && cell.trim() !== '')
      row[name] = toValue(name, cell.trim());
  }
  return row;
}

function toValue(name: keyof StudentRow, text: string): unknown {
  if (name === 'year') return /^\d{4}$/.test(text) ? Number(text) : text;
  if (name === 'achievements') return text.split(/\s*[;|\n]\s*/).filter(Boolean);
  if (name === 'consent') return text.toLowerCase();
  if (name !== 'consent_at') return text;
  const day = parseDate(text);
  return day ? isoDay(day) : text;
}
