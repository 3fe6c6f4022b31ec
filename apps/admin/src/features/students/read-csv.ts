import { maxStudents } from '@pesantren/api-client/contract/student';
import { formatNumber } from '@pesantren/content/numbers';
import { parse } from 'papaparse';
import { decode, requireText } from './file-kinds.ts';
import { columnOf, letterOf, studentColumns } from './student-columns.ts';

/** The largest file, in bytes. */
const maxBytes = 2 * 1024 * 1024;

/** How many lines may stand above the names of the columns: a title, the school, a year. */
const linesAbove = 20;

/** A record of the file and the line on which it begins, counted from 1. */
export type CsvLine = { line: number; cells: string[] };

/**
 * A CSV file taken apart: the names of its columns, the lines of pupils below them, and `others` that are none, as the
 * numbers of the columns, a sum, and who signed.
 */
export type CsvTable = { headers: string[]; lines: CsvLine[]; others: CsvLine[] };

/**
 * Reads a CSV file of pupils as schools have it, on this device. Every cell stays text, formulas too.
 * @throws Error with what is wrong with the whole file.
 */
export async function readCsv(file: Blob): Promise<CsvTable> {
  requireText(new Uint8Array(await file.slice(0, 256).arrayBuffer()));
  if (file.size > maxBytes) throw new Error('CSV paling besar 2 MB. Bagi menjadi beberapa file.');
  const text = decode(new Uint8Array(await file.arrayBuffer())).replace(/\r\n?/g, '\n');
  const lines = readLines(text).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (lines.length === 0) throw new Error('File ini kosong. Pilih file yang berisi santri.');
  const top = headerIndex(lines);
  const headers = lines[top]?.cells.map((header) => header.replace(/\s+/g, ' ').trim()) ?? [];
  requireColumns(headers, lines[top]?.line ?? 1);
  const rest = lines.slice(top + 1);
  const below = rest.filter(({ cells }) => isPupil(headers, cells));
  const others = rest.filter(({ cells }) => !isPupil(headers, cells));
  if (below.length > maxStudents)
    throw new Error(
      `Paling banyak 3.000 santri sekali impor, padahal file ini berisi ${formatNumber(below.length)} baris. Bagi menjadi beberapa file.`,
    );
  return { headers, lines: below, others };
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

/** Counts the columns that a line names. */
function knownColumns(cells: readonly string[]): number {
  return new Set(cells.map((cell) => columnOf(cell)?.field).filter(Boolean)).size;
}

/**
 * Tells whether a line below the names of the columns may be a pupil. A second heading, the numbers of the columns, a
 * sum, the place and day, and who signed are none.
 */
function isPupil(headers: readonly string[], cells: readonly string[]): boolean {
  if (knownColumns(cells) > 1 || isNumbering(cells)) return false;
  if (cells.some((cell) => /^\s*(jumlah|total)\b/i.test(cell))) return false;
  const filled = new Set(
    headers.map((header, index) => cells[index]?.trim() && columnOf(header)?.field),
  );
  return filled.has('nis') || filled.has('year') || (filled.has('name') && filled.has('class'));
}

/** Tells whether a line counts the columns, as forms have it: 1, 2, 3 or (1), (2), (3). */
function isNumbering(cells: readonly string[]): boolean {
  const numbers = cells
    .filter((cell) => cell.trim())
    .map((cell) => /^\s*\(?(\d+)\)?\s*$/.exec(cell)?.[1]);
  return (
    numbers.length > 2 && numbers.every((number, n) => Number(number) === Number(numbers[0]) + n)
  );
}
