import { readFilter } from '../../listing/list-filter.ts';
import type { AnnouncementFilter, ListFilter } from '../../paths.ts';

/**
 * Reads the filter out of an address: `?q=&kategori=&halaman=`, or `?arsip=1&halaman=`. A search
 * looks everywhere, in the archive as well.
 */
export function readAnnouncementFilter(query: URLSearchParams): AnnouncementFilter {
  const filter = readFilter(query);
  return { ...filter, archive: query.has('arsip') && !isNarrowed(filter) };
}

/** Whether it is searched, or held to a category. */
export function isNarrowed({ q, category }: ListFilter): boolean {
  return q !== '' || category !== '';
}
