import { columnOf } from './student-columns.ts';

/** Counts the columns that a line names. */
export function knownColumns(cells: readonly string[]): number {
  return new Set(cells.map((cell) => columnOf(cell)?.field).filter(Boolean)).size;
}

/**
 * Tells whether a line below the names of the columns may be a pupil. A second heading, the numbers of the columns, a
 * sum, the place and day, and who signed are none.
 */
export function isPupil(headers: readonly string[], cells: readonly string[]): boolean {
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
