import { matchesSearch } from '@pesantren/api-client/contract/lists/search';
import { studentClasses, students } from '@pesantren/content/sample/students';
import type { StudentFilter } from '../../paths.ts';
import { gradeOf, perPage } from './directory-query.ts';
import type { DirectoryProps } from './students-page.tsx';

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
