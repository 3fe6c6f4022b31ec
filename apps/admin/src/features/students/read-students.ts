import {
  type Consent,
  type StudentRow,
  studentRowSchema,
} from '@pesantren/api-client/contract/student';
import {
  oneLine,
  readAchievements,
  readConsent,
  readDay,
  readNis,
  readYear,
} from './read-cells.ts';
import type { CsvLine, CsvTable } from './read-csv.ts';
import { columnOf, exampleNis, letterOf, useOf } from './student-columns.ts';

/** A column of the file and what becomes of it. */
export type Column = { header: string; use: 'taken' | 'never' | 'unknown' };

/** A message about a row, by its line in the file. */
export type RowNote = { line: number; name: string; words: string };

/** The questions that a file leaves open: words of a consent that may mean several things, and zeros that Excel takes away. */
export type Questions = {
  /** Each word once, as it is first written, and in how many rows. */
  consents: readonly { word: string; count: number }[];
  /** The fewest and most digits of a NIS; null where nothing looks lost. */
  nisDigits: { fewest: number; most: number } | null;
};

/** The answers to them; `nisDigits` 0 leaves each NIS as it is. */
export type Answers = { consents: Readonly<Record<string, Consent>>; nisDigits: number | null };

export type Reading = {
  columns: Column[];
  rows: StudentRow[];
  /** Rows that are left out. */
  misfits: RowNote[];
  /** Rows whose consent nobody is named for: they are brought in without it. */
  withoutGiver: RowNote[];
};

type Field = keyof StudentRow;
type Places = ReadonlyMap<Field, number>;

/** Returns what has to be asked before a file's rows can be read. */
export function questionsOf({ headers, lines }: CsvTable): Questions {
  const places = placesOf(headers);
  const words = new Map<string, { word: string; count: number }>();
  const digits: number[] = [];
  let keepsZeros = false;
  for (const line of lines) {
    const nis = readNis(cellOf(places, line, 'nis'));
    if (nis === exampleNis) continue;
    if (/^\d+$/.test(nis)) digits.push(nis.length);
    keepsZeros ||= nis.startsWith('0');
    const word = cellOf(places, line, 'consent');
    if (readConsent(word) !== undefined) continue;
    const known = words.get(word.toLowerCase());
    words.set(word.toLowerCase(), { word: known?.word ?? word, count: (known?.count ?? 0) + 1 });
  }
  const [fewest, most] = [Math.min(...digits), Math.max(...digits)];
  return {
    consents: [...words.values()].toSorted((a, b) => b.count - a.count),
    nisDigits: fewest < most && !keepsZeros ? { fewest, most } : null,
  };
}

/** Reads the pupils of a file; a NIS counts where it stands first. */
export function readStudents({ headers, lines }: CsvTable, answers: Answers): Reading {
  const places = placesOf(headers);
  const isMonthFirst = hasMonthsFirst(lines.map((line) => cellOf(places, line, 'consent_at')));
  const nisColumn = letterOf(headers.findIndex((header) => columnOf(header)?.field === 'nis'));
  const columns = columnsOf(headers, lines);
  const reading: Reading = { columns, rows: [], misfits: [], withoutGiver: [] };
  const known = new Map<string, number>();
  for (const line of lines) {
    const read = (field: Field) => cellOf(places, line, field);
    if (readNis(read('nis')) === exampleNis) continue;
    const { consent, missing } = consentOf(read, answers, isMonthFirst);
    const parsed = studentRowSchema.safeParse({ ...toRow(read, answers), ...consent });
    const wrong = wrongOf(parsed, places, line);
    const earlier = parsed.data && known.get(parsed.data.nis);
    if (earlier)
      wrong.push(
        `NIS “${parsed.data.nis}” (kolom ${nisColumn}) sudah ada di baris ${earlier}: hapus salah satu barisnya, atau ganti NIS-nya.`,
      );
    // A separator within a cell without quotes has moved the cells behind it.
    if (line.cells.slice(headers.length).join('').trim() !== '')
      wrong.unshift(
        `Isinya lebih banyak daripada kolomnya (${headers.length}): apit isi yang memuat tanda pemisah dengan tanda kutip.`,
      );
    const note = { line: line.line, name: oneLine(read('name')) };
    if (parsed.data && wrong.length === 0) {
      reading.rows.push(parsed.data);
      known.set(parsed.data.nis, line.line);
      if (missing) reading.withoutGiver.push({ ...note, words: missing });
    } else reading.misfits.push({ ...note, words: wrong.join(' ') });
  }
  return reading;
}

/** Turns a line's cells into the fields of a pupil, without the consent. */
function toRow(read: (field: Field) => string, { nisDigits }: Answers) {
  const nis = readNis(read('nis'));
  const status = read('status');
  return {
    nis: /^\d+$/.test(nis) ? nis.padStart(nisDigits ?? 0, '0') : nis,
    ...{ name: oneLine(read('name')), class: oneLine(read('class')), year: readYear(read('year')) },
    ...(status && { status: oneLine(status) }),
    achievements: readAchievements(read('achievements')),
  };
}

/** Reads the consent of a line; one that lacks its giver or its day is none, and `missing` says which. */
function consentOf(read: (field: Field) => string, answers: Answers, isMonthFirst: boolean) {
  const word = read('consent');
  const consent = readConsent(word) ?? answers.consents[word.toLowerCase()];
  if (!consent || consent === 'tidak') return { consent: consent && { consent }, missing: '' };
  const consent_by = oneLine(read('consent_by'));
  const consent_at = readDay(read('consent_at'), isMonthFirst);
  const missing = missingOf({ consent_by, consent_at });
  return { consent: missing ? null : { consent, consent_by, consent_at }, missing };
}

function placesOf(headers: readonly string[]): Places {
  const places = new Map<Field, number>();
  for (const [index, header] of headers.entries()) {
    const column = columnOf(header);
    if (column) places.set(column.field, index);
  }
  return places;
}

function cellOf(places: Places, { cells }: CsvLine, field: Field): string {
  return cells[places.get(field) ?? -1]?.trim() ?? '';
}

/** Names each column once; one without a name is told by its letter where anything stands in it. */
function columnsOf(headers: readonly string[], lines: readonly CsvLine[]): Column[] {
  const unnamed = headers.flatMap((header, index) =>
    header === '' && lines.some(({ cells }) => cells[index]?.trim())
      ? [{ header: `kolom ${letterOf(index)} (tanpa nama)`, use: 'unknown' as const }]
      : [],
  );
  const named = [...new Set(headers)].filter((header) => header !== '');
  return [...named.map((header) => ({ header, use: useOf(header) })), ...unnamed];
}

/** Tells what a consent lacks before it may show anything. */
function missingOf({ consent_by, consent_at }: { consent_by: string; consent_at: string }): string {
  if (consent_by === '') return 'Pemberi persetujuan belum ditulis.';
  if (consent_at === '') return 'Tanggal persetujuan belum ditulis.';
  if (/^\d{4}-/.test(consent_at)) return '';
  return `Tanggal persetujuan “${consent_at}” tidak terbaca; tulis seperti 13/07/2026.`;
}

/** Tells what is wrong with a row, each with the column and what stands there. */
function wrongOf(
  parsed: ReturnType<typeof studentRowSchema.safeParse>,
  places: Places,
  line: CsvLine,
): string[] {
  const issues = parsed.error?.issues ?? [];
  return issues.map(({ message, path }) => {
    const field = path[0] as Field;
    const place = places.get(field);
    if (place === undefined) return message;
    const cell = cellOf(places, line, field);
    if (field === 'nis' && /^\d+([.,]\d+)?E\+?\d+$/i.test(cell))
      return `Excel memendekkan NIS menjadi “${cell}” (kolom ${letterOf(place)}): ubah format kolomnya menjadi Teks, lalu ketik NIS-nya lagi.`;
    const written = cell && `, tertulis “${cell}”`;
    return `${message.replace(/[.]$/, '')} (kolom ${letterOf(place)}${written}).`;
  });
}

/** Tells whether the days of a column can only be read with the month first, as an American Excel writes them. */
function hasMonthsFirst(cells: readonly string[]): boolean {
  const days = cells.flatMap((cell) => {
    const [, first, second] = /^(\d\d?)\/(\d\d?)\/\d{2,4}$/.exec(cell) ?? [];
    return first ? [{ first: Number(first), second: Number(second) }] : [];
  });
  return days.some(({ second }) => second > 12) && days.every(({ first }) => first <= 12);
}
