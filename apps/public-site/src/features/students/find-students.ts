import { matchesSearch } from '@pesantren/api-client/contract/search';
import { type Student, studentClasses, students } from '@pesantren/content/students';
import { queryOptions } from '@tanstack/react-query';
import { parseListFilter } from '../../list/list-filter.ts';
import type { StudentFilter } from '../../paths.ts';
import type { SiteClient } from '../../services.ts';

/** Pupils on a page. */
export const perPage = 12;

/** A page of the directory; `first` and `last` are positions among `total`, from 1. */
type StudentPage = {
  students: readonly Student[];
  total: number;
  page: number;
  pages: number;
  first: number;
  last: number;
};

/** The grades, `X` to `XII`, each with its classes. */
export const grades = [...new Set(studentClasses.map(gradeOf))].map((grade) => ({
  grade,
  classes: studentClasses.filter((name) => gradeOf(name) === grade),
}));

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

/** Returns the filter for the sample, whose classes are known; any other class filters nothing. */
export function ofSample({ group, ...filter }: StudentFilter): StudentFilter {
  const known = [...grades.map(({ grade }) => grade), ...studentClasses];
  return { ...filter, group: known.find((name) => name === group.toUpperCase()) ?? '' };
}

/** The key that all queries of the directory begin with. */
export const directoryKey = 'students';

/** Returns the query of a page of the school's own directory, with its classes; null while it has none. */
export function directoryQuery(client: SiteClient, { q, group, page }: StudentFilter) {
  return queryOptions({
    queryKey: [directoryKey, q, group, page],
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPrivate: true },
    queryFn: async ({ signal }) => {
      const part = { q, class: group, limit: perPage, offset: (page - 1) * perPage };
      const [list, classes] = await Promise.all([
        client.students(part, signal),
        client.studentClasses(signal),
      ]);
      return list && { ...list, classes: classes ?? [] };
    },
  });
}

/** Returns a page of the students whose name, NIS or class matches the search, in a class or a grade. */
export function findStudents({ q, group, page }: StudentFilter): StudentPage {
  const found = students.filter(
    (student) =>
      (group === '' || student.class === group || gradeOf(student.class) === group) &&
      matchesSearch(student, q, ['name', 'id', 'class']),
  );
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, pages);
  const start = (shown - 1) * perPage;
  const part = found.slice(start, start + perPage);
  return {
    students: part,
    total: found.length,
    page: shown,
    pages,
    first: start + 1,
    last: start + part.length,
  };
}
