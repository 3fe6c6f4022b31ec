import { formatWhole } from '@pesantren/content/whole-number';
import { pageCount, pageSize } from './pagination.ts';

type Count = {
  /** How many match, of how many. */
  found: number;
  all: number;
  noun: string;
  isSearching: boolean;
  page: number;
};

/** `3 dari 24 artikel` of a search, `Baris 26–50 dari 60 artikel` of a page; `''` for a whole list. */
export function countInWords({ found, all, noun, isSearching, page }: Count): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(first + pageSize - 1, found);
  const rows = `${formatWhole(first)}–${formatWhole(last)}`;
  const isPaged = pageCount(found) > 1;
  const whole = countOf(all, noun);
  if (isSearching) return `${formatWhole(found)} dari ${whole}${isPaged ? `, baris ${rows}` : ''}`;
  return isPaged ? `Baris ${rows} dari ${whole}` : '';
}

/** `1.024 artikel`. */
export function countOf(number: number, noun: string): string {
  return `${formatWhole(number)} ${noun}`;
}
