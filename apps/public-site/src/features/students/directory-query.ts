import { queryOptions } from '@tanstack/react-query';
import { parseListFilter } from '../../list/list-filter.ts';
import type { StudentFilter } from '../../paths.ts';
import type { SiteClient } from '../../services.ts';

/** Pupils on a page. */
export const perPage = 12;

/** Returns the grade of a class: `XI` of `XI IPA 2`. */
export function gradeOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** Parses the filter from a URL's query. */
export function parseStudentFilter(query: URLSearchParams): StudentFilter {
  const { q, page } = parseListFilter(query);
  const group = (query.get('kelas') ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
  return { q, page, group };
}

/** Returns the query of a page of the school's own directory, with its classes; null while it has none. */
export function directoryQuery(client: SiteClient, { q, group, page }: StudentFilter) {
  return queryOptions({
    queryKey: ['students', q, group, page],
    meta: { isPrivate: true },
    queryFn: async () => {
      const part = { q, class: group, limit: perPage, offset: (page - 1) * perPage };
      const [list, classes] = await Promise.all([client.students(part), client.studentClasses()]);
      return list && { ...list, classes: classes ?? [] };
    },
  });
}
