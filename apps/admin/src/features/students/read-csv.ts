import { maxStudents } from '@pesantren/api-client/contract/student';
import { detectFileType } from '@pesantren/api-client/contract/uploads/upload';
import { formatNumber } from '@pesantren/content/numbers';
import { parse } from 'papaparse';
import { columnOf, letterOf, studentColumns } from './student-columns.ts';

/** The largest file, in bytes. */
const maxBytes = 2 * 1024 * 1024;

/** How many lines may stand above the names of the columns: a title, the school, a year. */
const linesAbove = 20;

/** A record of the file and the line on which it begins, counted from 1. */
export type CsvLine = { line: number; cells: string[] };

/** A CSV file taken apart: the names of its columns, and the lines below them that are not empty. */
export type CsvTable = { headers: string[]; lines: CsvLine[] };

/**
 * Reads a CSV file of pupils as schools have it, on this device. Every cell stays text, formulas too.
 * @throws Error with what is wrong with the whole file.
 */
export async function readCsv(file: Blob): Promise<CsvTable> {
  if (file.size === 0) throw new Error('Berkas ini kosong.');
  if (file.size > maxBytes) throw new Error('CSV paling besar 2 MB. Bagi menjadi beberapa berkas.');
  const text = decode(new Uint8Array(await file.arrayBuffer())).replace(/\r\n?/g, '\n');
  const lines = readLines(text).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const top = headerIndex(lines);
  const headers = lines[top]?.cells.map((header) => header.replace(/\s+/g, ' ').trim()) ?? [];
  requireColumns(headers, lines[top]?.line ?? 1);
  const below = lines.slice(top + 1);
  if (below.length > maxStudents)
    throw new Error(
      `Paling banyak 3.000 santri sekali impor, padahal berkas ini berisi ${formatNumber(below.length)} baris. Bagi menjadi beberapa berkas.`,
    );
  return { headers, lines: below };
}

/** Excel's own first line, which names the separator. */
const separatorLine = /^"?sep=(.)"?[^\S\n]*\n/i;

/**
 * Takes the text apart. Blank lines and line breaks within quotes count, so that a message names the line that an editor
 * shows. @throws Error for a quote that is not closed, which would swallow the pupils below.
 */
function readLines(text: string): CsvLine[] {
  const [first = '', named] = separatorLine.exec(text) ?? [];
  const rest = text.slice(first.length);
  const delimiter = named ?? separatorOf(rest);
  const { data, errors } = parse<string[]>(rest, { delimiter, newline: '\n' });
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

/** Returns the sign that takes the names of the columns apart: titles above them have none to count. */
function separatorOf(text: string): string {
  const known = [';', ',', '\t', '|'].map((delimiter) => {
    const { data } = parse<string[]>(text, { delimiter, newline: '\n', preview: linesAbove });
    return { delimiter, count: Math.max(0, ...data.map(knownColumns)) };
  });
  return known.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ';';
}

/** Returns which line names the columns: the one of the first that names most of them. */
function headerIndex(lines: readonly CsvLine[]): number {
  const counts = lines.slice(0, linesAbove).map(({ cells }) => knownColumns(cells));
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

function knownColumns(cells: readonly string[]): number {
  return new Set(cells.map((cell) => columnOf(cell)?.field).filter(Boolean)).size;
}

/** @throws Error for a file without a column that every pupil needs, or with one twice. */
function requireColumns(headers: readonly string[], line: number): void {
  for (const { field, label, isNeeded } of studentColumns) {
    const found = headers.flatMap((header, index) =>
      columnOf(header)?.field === field ? [`“${header}” (${letterOf(index)})`] : [],
    );
    if (found.length === 0 && isNeeded) {
      const named = headers.filter(Boolean);
      throw new Error(
        `Kolom ${label} tidak ditemukan. Di baris ${line} tertulis ${named.map((name) => `“${name}”`).join(', ')}: ganti salah satunya menjadi “${label}”, atau tambahkan kolom itu.`,
      );
    }
    if (found.length < 2) continue;
    const count = found.length === 2 ? 'dua' : found.length;
    throw new Error(
      `Kolom ${label} ada ${count} di baris ${line}: ${found.join(', ')}. Hapus atau ganti nama kolom yang bukan milik santri, lalu pilih lagi.`,
    );
  }
}

/** How the files of spreadsheets begin: ZIP, and the compound files of Excel before 2007. */
const workbookSignatures = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Decodes what Excel writes: UTF-8, its 'Unicode text', and else Windows-1252. @throws Error for another kind of file. */
function decode(bytes: Uint8Array): string {
  const isWorkbook = workbookSignatures.some((signature) =>
    signature.every((byte, index) => bytes[index] === byte),
  );
  if (isWorkbook)
    throw new Error('Ini berkas Excel. Buka di Excel, lalu Simpan Sebagai dengan jenis “CSV”.');
  if (detectFileType(bytes)) {
    throw new Error('Ini bukan berkas CSV, melainkan gambar atau dokumen. Pilih berkas lain.');
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // UTF-16 of plain letters would be valid UTF-8, but for its zeros.
  if (bytes.includes(0))
    throw new Error('Huruf di berkas ini tidak terbaca. Simpan ulang sebagai “CSV UTF-8”.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
