import type { StudentClass } from '@pesantren/api-client/contract/listed-student';
import type { ListPage } from '@pesantren/api-client/contract/lists/pagination';
import { isSampleSchool } from '@pesantren/content/shown-facts';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { useQuery } from '@tanstack/react-query';
import { data, useLoaderData, useSearchParams } from 'react-router-dom';
import { Container } from '../../components/container.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { ListResults } from '../../list/list-results.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { Pagination } from '../../list/pagination.tsx';
import { ResultCount } from '../../list/result-count.tsx';
import { paths, type StudentFilter } from '../../paths.ts';
import { type LoaderArgs, type Services, settled, useServices } from '../../services.ts';
import { directoryQuery, findStudents, parseStudentFilter, perPage } from './directory-query.ts';
import { StudentFilters } from './student-filters.tsx';
import { type ListedStudent, StudentTable } from './student-table.tsx';

const purpose = 'Siswa yang sedang belajar di sini, beserta kelas dan prestasinya.';

/** Returns a page of the sample where the school has no directory of its own; null where it has one. */
export async function loader({ request, services }: LoaderArgs) {
  const { client, queryClient } = services;
  const filter = parseStudentFilter(new URL(request.url).searchParams);
  const query = directoryQuery(client, filter);
  const complete = await settled([queryClient.query(query)]);
  return data(sampleOf(services, filter), { status: complete ? 200 : 503 });
}

/** The sample's pupils are of no other school (docs/spec.md#j-40). */
function sampleOf(
  { queryClient, client, config, facts }: Services,
  filter: StudentFilter,
): DirectoryProps | null {
  const known = queryClient.getQueryData(directoryQuery(client, filter).queryKey);
  const hasNone = config.apiProfile === 'plain' || known === null;
  if (!hasNone || !isSampleSchool(facts)) return null;
  return findStudents(filter);
}

/** The student directory: the school's own, else the sample's; search, class and page are in the URL (docs/spec.md#k-04). */
export function Component() {
  const filter = parseStudentFilter(useSearchParams()[0]);
  const { client } = useServices();
  const sample = useLoaderData<DirectoryProps | null>();
  const directory = useQuery(directoryQuery(client, filter));
  const { data: own } = directory;
  const shown = own ? shownOf(own, filter) : sample;
  // Neither how many there are nor in which class, while no parent has agreed to any.
  const isEmpty = own?.total === 0 && filter.q === '' && filter.group === '';
  return (
    <>
      {/* No path, so no indexing: names and classes of minors (docs/spec.md#f-40). */}
      <Seo title="Data Siswa" description={purpose} />
      <PageFrame>
        <PageHeader title="Data Siswa" text={purpose} />
      </PageFrame>
      {shown && !isEmpty ? (
        <DirectoryPage {...shown} />
      ) : (
        <Container className="pt-8">
          <QueryState query={directory}>
            {(data) => (
              <EmptyState
                message={
                  data
                    ? 'Belum ada siswa yang ditampilkan seizin orang tuanya.'
                    : 'Direktori siswa belum dibuka.'
                }
              />
            )}
          </QueryState>
        </Container>
      )}
    </>
  );
}

export type DirectoryProps = {
  filter: StudentFilter;
  groups: Parameters<typeof StudentFilters>[0]['groups'];
  students: readonly ListedStudent[];
  /** `49–60 dari 60 siswa`. */
  count: string;
  page: number;
  pages: number;
};

type Directory = ListPage<ListedStudent> & { classes: readonly StudentClass[] };

/** Returns a page of the school's own directory; pupils without consent are counted alone. */
function shownOf({ items, total, classes }: Directory, filter: StudentFilter): DirectoryProps {
  const { q, group, page } = filter;
  const counted = classes.filter((one) => group === '' || one.class === group);
  const all = counted.reduce((sum, one) => sum + (one.total ?? 0), 0);
  const isPart = q === '' && total < all;
  return {
    filter,
    groups: [{ grade: '', classes: classes.map((one) => one.class) }],
    students: items,
    count: isPart ? `${total} dari ${all} siswa, seizin orang tua` : `${total} siswa`,
    page,
    pages: Math.ceil(total / perPage),
  };
}

function DirectoryPage({ filter, groups, students, count, page, pages }: DirectoryProps) {
  return (
    <>
      <StudentFilters filter={filter} groups={groups} />
      <ListResults label="Daftar siswa">
        <ResultCount>{count}</ResultCount>
        {students.length === 0 ? (
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
  );
}
