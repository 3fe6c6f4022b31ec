import { matchesSearch } from '@pesantren/api-client/contract/search';
import { type Student, studentClasses, students } from '@pesantren/content/students';
import { parseListFilter } from '../../list/list-filter.ts';
import type { StudentFilter } from '../../paths.ts';

const perPage = 12;

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

/** Parses the filter from a URL's query; an unknown class filters nothing. */
export function parseStudentFilter(query: URLSearchParams): StudentFilter {
  const { q, page } = parseListFilter(query);
  const requested = (query.get('kelas') ?? '').trim().replace(/\s+/g, ' ').toUpperCase();
  const known = [...grades.map(({ grade }) => grade), ...studentClasses];
  return { q, page, group: known.find((name) => name === requested) ?? '' };
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
