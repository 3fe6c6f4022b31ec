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

/** The names of the columns in messages. */
const labels: Readonly<Record<keyof StudentRow, string>> = {
  nis: 'NIS',
  name: 'Nama',
  class: 'Kelas',
  year: 'Tahun masuk',
  status: 'Status',
  achievements: 'Prestasi',
  consent: 'Persetujuan',
  consent_by: 'Pemberi persetujuan',
  consent_at: 'Tanggal persetujuan',
};

const needed = new Set<string>(['nis', 'name', 'class', 'year']);

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
  const lines = readLines(text);
  const [head, ...below] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const headers = head?.cells.map((header) => header.trim()) ?? [];
  requireColumns(headers);
  if (below.length > maxStudents) throw new Error('Paling banyak 3.000 santri sekali impor.');
  const named = [...new Set(headers)].filter((header) => header !== '');
  const columns = named.map((header) => ({ header, use: useOf(header) }));
  return { columns, ...readRows(headers, below) };
}

/** A record of the file and the line on which it begins, counted from 1. */
type Line = { line: number; cells: string[] };

/** Excel's own first line, which names the separator. */
const separatorLine = /^"?sep=(.)"?[^\S\n]*\n/i;

/**
 * Takes the text apart. Blank lines and line breaks within quotes count, so that a message names the line that an editor
 * shows. @throws Error for a quote that is not closed, which would swallow the pupils below.
 */
function readLines(text: string): Line[] {
  const whole = text.replace(/\r\n?/g, '\n');
  const [first = '', delimiter = ''] = separatorLine.exec(whole) ?? [];
  const { data, errors } = parse<string[]>(whole.slice(first.length), { delimiter, newline: '\n' });
  let next = first === '' ? 1 : 2;
  const lines = data.map((cells) => {
    const line = next;
    next += cells.join('').split('\n').length;
    return { line, cells };
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (!broken) return lines;
  const line = lines[broken.row ?? 0]?.line;
  throw new Error(`Tanda kutip (") di baris ${line} tidak berpasangan. Perbaiki, lalu pilih lagi.`);
}

/** @throws Error for a file without a column that every pupil needs, or with one twice. */
function requireColumns(headers: readonly string[]): void {
  for (const [field, label] of Object.entries(labels)) {
    const names = headers.filter((header) => taken[plain(header)] === field);
    if (names.length === 0 && needed.has(field)) {
      throw new Error(`Kolom ${label} tidak ditemukan. Baris pertama harus nama kolom.`);
    }
    if (names.length < 2) continue;
    const count = names.length === 2 ? 'dua' : names.length;
    const quoted = names.map((name) => `“${name}”`).join(', ');
    throw new Error(
      `Kolom ${label} ada ${count}: ${quoted}. Hapus atau ganti nama kolom yang bukan milik santri, lalu pilih lagi.`,
    );
  }
}

/** Reads the lines below the first; a NIS counts where it stands first. */
function readRows(
  headers: readonly string[],
  lines: readonly Line[],
): Pick<Reading, 'rows' | 'misfits'> {
  const rows: StudentRow[] = [];
  const misfits: Misfit[] = [];
  const known = new Map<string, number>();
  for (const { line, cells } of lines) {
    const row = toRow(headers, cells);
    const parsed = studentRowSchema.safeParse(row);
    const wrong = parsed.error?.issues.map(({ message }) => message) ?? [];
    const earlier = parsed.data && known.get(parsed.data.nis);
    if (earlier) wrong.push(`NIS ini sudah ada di baris ${earlier}.`);
    // A separator within a cell without quotes has moved the cells behind it.
    if (cells.slice(headers.length).join('').trim() !== '')
      wrong.unshift(`Isinya lebih banyak daripada kolomnya (${headers.length}).`);
    if (parsed.data && wrong.length === 0) {
      rows.push(parsed.data);
      known.set(parsed.data.nis, line);
    } else misfits.push({ line, name: String(row.name ?? ''), words: wrong.join(' ') });
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
function toRow(headers: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, header] of headers.entries()) {
    const name = taken[plain(header)];
    const cell = cells[index]?.trim();
    if (name && cell) row[name] = toValue(name, cell);
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
