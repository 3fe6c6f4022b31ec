import { EmptyState } from '@pesantren/ui/status/empty-state';
import { useSearchParams } from 'react-router';
import { Container } from '../../components/container.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { ListResults } from '../../list/list-results.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { Pagination } from '../../list/pagination.tsx';
import { ResultCount } from '../../list/result-count.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { findStudents, parseStudentFilter } from './find-students.ts';
import { StudentFilters } from './student-filters.tsx';
import { StudentTable } from './student-table.tsx';

const purpose = 'Siswa yang sedang belajar di sini, beserta kelas dan prestasinya.';

/** The student directory of the built-in data; search, class and page are in the URL (docs/spec.md#k-04). */
export function Component() {
  const [searchParams] = useSearchParams();
  const { saved } = useServices().facts;
  const filter = parseStudentFilter(searchParams);
  const { students, total, page, pages, first, last } = findStudents(filter);
  const range = pages > 1 ? `${first}–${last} dari ` : '';
  return (
    <>
      {/* No path, so no indexing: names and classes of minors (docs/spec.md#f-40). */}
      <Seo title="Data Siswa" description={purpose} />
      <PageFrame>
        <PageHeader title="Data Siswa" text={purpose} />
      </PageFrame>
      {saved.identity ? (
        // The sample's pupils are of no other school (docs/spec.md#j-40).
        <Container className="pt-8">
          <EmptyState message="Direktori siswa belum dibuka." />
        </Container>
      ) : (
        <>
          <StudentFilters filter={filter} />
          <ListResults label="Daftar siswa" filterKey={`${filter.q} ${filter.group}`}>
            <ResultCount>{`${range}${total} siswa`}</ResultCount>
            {total === 0 ? (
              <NoMatch
                message="Tidak ada siswa yang sesuai dengan pencarian."
                all={{ href: paths.students() }}
              />
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
      )}
    </>
  );
}
