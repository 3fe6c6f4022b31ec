import { allCategories } from '@pesantren/content/limits';
import type { ListFilter } from '../paths.ts';

const maxSearchLength = 100;
const maxPage = 10_000;

/** Parses the filter of a list from a URL's query; unreadable values filter nothing. */
export function parseListFilter(query: URLSearchParams): ListFilter {
  const category = toText(query.get('kategori'));
  const page = Number(query.get('halaman'));
  return {
    q: toText(query.get('q')),
    category: category.toLowerCase() === allCategories.toLowerCase() ? '' : category,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, maxPage) : 1,
  };
}

/** True when the list is searched or held to a category. */
export function isFiltered({ q, category }: ListFilter): boolean {
  return q !== '' || category !== '';
}

function toText(value: string | null): string {
  return (value ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength);
}
