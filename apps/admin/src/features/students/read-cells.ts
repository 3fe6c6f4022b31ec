import type { Consent } from '@pesantren/api-client/contract/student';
import { defaultClock } from '@pesantren/content/clock';
import { parseDate } from '@pesantren/content/dates';
import { plain } from './student-columns.ts';

/** A day of a file names no zone: it is the same on every clock. */
const anyClock = defaultClock;

/** Reads a NIS without the signs that keep its zeros in Excel: `'0012`, `="0012"`. */
export function readNis(cell: string): string {
  return withoutFraction(cell.replace(/^="(.*)"$/, '$1').replace(/^'/, ''));
}

/** Takes off the fraction with which some programs write every number: `26001.0`. */
function withoutFraction(cell: string): string {
  return cell.replace(/^(\d+)[.,]0{1,2}$/, '$1');
}

/**
 * Reads the year in which a pupil came: `2024`, `2.024`, and the school year `2024/2025`, `TP 2024-25`, which begins in
 * it. What is none stays as it is.
 */
export function readYear(cell: string): number | string {
  const word = withoutFraction(cell)
    .replace(/^\D*(?=\d)/, '')
    .replace(/^(\d)\.(\d{3})$/, '$1$2');
  if (/^\d{4}$/.test(word)) return Number(word);
  const [, first, second] = /^(\d{4})\s*[/–-]\s*(\d{4}|\d\d)$/.exec(word) ?? [];
  const begins = Number(first);
  if (first && String(begins + 1).endsWith(second ?? '')) return begins;
  const day = parseDate(cell, anyClock);
  return day ? Number(anyClock.isoDay(day).slice(0, 4)) : cell;
}

/** Reads words that a cell breaks into lines or sets apart by many spaces. */
export function oneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ');
}

/** Reads achievements, several of which one cell separates. */
export function readAchievements(cell: string): string[] {
  return cell.split(/\s*[;|\n]\s*/).filter(Boolean);
}

const consentWords: Readonly<Record<string, Consent>> = {
  ...{ tidak: 'tidak', tidaktampil: 'tidak', tdk: 'tidak', belum: 'tidak' },
  ...{ inisial: 'inisial', inisialsaja: 'inisial', nama: 'nama', namasaja: 'nama' },
  ...{ foto: 'foto', namadanfoto: 'foto', namafoto: 'foto' },
};

/** Reads a consent; null for an empty cell, undefined for a word that has to be asked about, as 'Ya'. */
export function readConsent(cell: string): Consent | null | undefined {
  if (/^[-–—]?$/.test(cell)) return null;
  return consentWords[plain(cell)];
}

/** The day before the first that Excel counts. */
const excelStart = Date.UTC(1899, 11, 30);

/** Reads a day as people and Excel write it, its number too, as ISO 8601. What is none stays as it is. */
export function readDay(cell: string, isMonthFirst: boolean): string {
  if (/^[34567]\d{4}$/.test(cell)) {
    return new Date(excelStart + Number(cell) * 86_400_000).toISOString().slice(0, 10);
  }
  const dayFirst = isMonthFirst ? cell.replace(/^(\d\d?)\/(\d\d?)\//, '$2/$1/') : cell;
  const day = parseDate(dayFirst, anyClock);
  return day ? anyClock.isoDay(day) : cell;
}
