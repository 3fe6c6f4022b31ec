import { Button } from '@pesantren/ui/controls/button';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { useSearchParams } from 'react-router-dom';
import { Seo } from '../../components/seo.tsx';
import { ListResults } from '../../list/list-results.tsx';
import { Pagination } from '../../list/pagination.tsx';
import { ResultCount } from '../../list/result-count.tsx';
import { paths } from '../../paths.ts';
import { findStudents, parseStudentFilter } from './find-students.ts';
import { StudentFilters } from './student-filters.tsx';
import { StudentTable } from './student-table.tsx';

const purpose = 'Siswa yang sedang belajar di sini, beserta kelas dan prestasinya.';

/** The student directory out of the built-in data, with search, class and page in the address. */
export function StudentsPage() {
  const [searchParams] = useSearchParams();
  const filter = parseStudentFilter(searchParams);
  const { students, total, page, pages, first, last } = findStudents(filter);
  const range = pages > 1 ? `${first}–${last} dari ` : '';
  return (
    <>
      {/* Names and classes of minors: for those who look here, not for those who search the web. */}
      <Seo title="Data Siswa" description={purpose} />
      <div className="max-w-page mx-auto px-5 pt-10 md:px-6 md:pt-16">
        <h1 className="text-h2">Data Siswa</h1>
        <p className="text-lead text-muted mt-3">{purpose}</p>
      </div>
      <StudentFilters filter={filter} />
      <ListResults
        label="Daftar siswa"
        filterKey={`${filter.q} ${filter.group}`}
        isFetching={false}
      >
        <ResultCount isFetching={false}>{`${range}${total} siswa`}</ResultCount>
        {total === 0 ? (
          <EmptyState message="Tidak ada siswa yang sesuai dengan pencarian.">
            <Button href={paths.students()} look="quiet" size="small">
              Tampilkan semua
            </Button>
          </EmptyState>
        ) : (
          <StudentTable students={students} />
        )}
        {pages > 1 && (
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(next) => paths.students({ ...filter, page: next })}
          />
        )}
      </ListResults>
    </>
  );
}
