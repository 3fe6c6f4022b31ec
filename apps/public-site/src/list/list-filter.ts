import { allCategories } from '@pesantren/content/limits';
import type { ListFilter } from '../paths.ts';

/** Longest search and most pages that an address may ask for. */
const longest = 100;
const mostPages = 10_000;

/** Reads the filter out of an address; whatever is not one narrows nothing. */
export function parseListFilter(query: URLSearchParams): ListFilter {
  const category = words(query.get('kategori'));
  const page = Number(query.get('halaman'));
  return {
    q: words(query.get('q')),
    category: category.toLowerCase() === allCategories.toLowerCase() ? '' : category,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, mostPages) : 1,
  };
}

function words(value: string | null): string {
  return (value ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest);
}
