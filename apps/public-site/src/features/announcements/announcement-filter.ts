import { parseListFilter } from '../../list/list-filter.ts';
import type { AnnouncementFilter, ListFilter } from '../../paths.ts';

/**
 * Reads the filter out of an address: `?q=&kategori=&halaman=`, or `?arsip=1&halaman=`. A search
 * looks everywhere, in the archive as well.
 */
export function parseAnnouncementFilter(query: URLSearchParams): AnnouncementFilter {
  const filter = parseListFilter(query);
  return { ...filter, archive: query.has('arsip') && !isFiltered(filter) };
}

/** Whether it is searched, or held to a category. */
export function isFiltered({ q, category }: ListFilter): boolean {
  return q !== '' || category !== '';
}
