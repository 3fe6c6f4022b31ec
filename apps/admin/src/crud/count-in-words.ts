import { pageCount, pageSize } from './page-numbers.ts';

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
  const rows = `${first}–${Math.min(first + pageSize - 1, found)}`;
  const isPaged = pageCount(found) > 1;
  if (isSearching) return `${found} dari ${all} ${noun}${isPaged ? `, baris ${rows}` : ''}`;
  return isPaged ? `Baris ${rows} dari ${all} ${noun}` : '';
}
