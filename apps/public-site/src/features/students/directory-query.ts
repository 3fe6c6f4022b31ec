import { matchesSearch } from '@pesantren/api-client/contract/lists/search';
import { studentClasses, students } from '@pesantren/content/sample/students';
import { queryOptions } from '@tanstack/react-query';
import { parseListFilter } from '../../list/list-filter.ts';
import type { StudentFilter } from '../../paths.ts';
import type { SiteClient } from '../../services.ts';
import type { DirectoryProps } from './students-page.tsx';

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
    queryFn: async () => {
      const part = { q, class: group, limit: perPage, offset: (page - 1) * perPage };
      const [list, classes] = await Promise.all([client.students(part), client.studentClasses()]);
      return list && { ...list, classes: classes ?? [] };
    },
  });
}

const grades = [...new Set(studentClasses.map(gradeOf))].map((grade) => ({
  grade,
  classes: studentClasses.filter((name) => gradeOf(name) === grade),
}));

/** Returns a page of the sample's pupils whose name, NIS or class matches the search, in a class or a grade. */
export function findStudents(requested: StudentFilter): DirectoryProps {
  const filter = ofSample(requested);
  const { q, group, page } = filter;
  const found = students.filter(
    (student) =>
      (group === '' || student.class === group || gradeOf(student.class) === group) &&
      matchesSearch(student, q, ['name', 'id', 'class']),
  );
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, pages);
  const start = (shown - 1) * perPage;
  const part = found.slice(start, start + perPage);
  const range = pages > 1 ? `${start + 1}–${start + part.length} dari ` : '';
  const count = `${range}${found.length} siswa`;
  return { filter, groups: grades, students: part, count, page: shown, pages };
}

/** Returns the filter for the sample, whose classes are known; any other class filters nothing. */
function ofSample({ group, ...filter }: StudentFilter): StudentFilter {
  const known = [...grades.map(({ grade }) => grade), ...studentClasses];
  return { ...filter, group: known.find((name) => name === group.toUpperCase()) ?? '' };
}
