import { Button } from '@mantine/core';
import { formatNumber } from '@pesantren/content/numbers';
import { IconFileImport } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { type FormRoute, useFormRoute } from '../../resource/form/use-form-route.ts';
import { EmptyState } from '../../resource/list/empty-state.tsx';
import { SearchField } from '../../resource/list/filters/search-field.tsx';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { PagedItems } from '../../resource/list/paged-items.tsx';
import { pageCount } from '../../resource/list-state/pagination.ts';
import { useLastPage, useListView } from '../../resource/list-state/use-list-view.ts';
import { BackLink } from '../../shell/back-link.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { StudentForm } from './student-form.tsx';
import { StudentList } from './student-list.tsx';
import { StudentSettings } from './student-settings.tsx';
import classes from './students-page.module.css';
import { pageSize, studentsKey, useStudents } from './use-students.ts';

/** The pupils that the school keeps, and how its directory shows them (docs/spec.md#j-27). */
export function StudentsPage() {
  const students = useStudents();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const route = useFormRoute('students', heading);
  const location = useListView();
  const { page, q } = location.view;
  const queryOf = (to: number) => ({
    queryKey: [...studentsKey, 'records', q, to],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      students.studentRecords(
        { limit: pageSize, offset: (to - 1) * pageSize, ...(q && { q }) },
        signal,
      ),
  });
  const list = useQuery({ ...queryOf(page), placeholderData: keepPreviousData });
  const pages = pageCount(list.data?.total ?? 0, pageSize);
  const isPastEnd = useLastPage(location, list.data && !list.isPlaceholderData ? pages : null);

  return (
    <section aria-labelledby="santri">
      <PageTitle>Direktori santri</PageTitle>
      <BackLink to={paths.school}>Data sekolah</BackLink>
      <div className={classes.top}>
        <h1 id="santri" ref={heading} tabIndex={-1}>
          Direktori santri
        </h1>
        {list.data && <span>{formatNumber(list.data.total)} santri</span>}
        {!route.isOpen && <Button onClick={route.add}>Tambah santri</Button>}
        <Button
          component={Link}
          to={paths.studentImport}
          variant="default"
          leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden />}
        >
          Impor CSV
        </Button>
      </div>
      {route.isOpen && route.id === null && (
        <StudentForm key={route.formKey} record={null} route={route} />
      )}
      {route.id !== null && <OpenStudent key={route.id} id={route.id} route={route} />}
      {!route.isOpen && <StudentSettings />}
      <div className={classes.find}>
        <SearchField label="Cari santri" />
      </div>
      {list.error && (
        <ErrorState error={list.error} isRetrying={list.isFetching} onRetry={list.refetch} />
      )}
      {(list.isPending || isPastEnd) && <ListSkeleton />}
      {list.data?.total === 0 && (
        <EmptyState
          message={q ? 'Tidak ada santri yang sesuai dengan pencarian.' : 'Belum ada data santri.'}
        />
      )}
      {list.data && list.data.items.length > 0 && (
        <PagedItems
          location={location}
          pages={pages}
          isAwaited={list.isPlaceholderData}
          prefetch={(to) => queryClient.query(queryOf(to))}
        >
          <StudentList
            records={list.data.items}
            onEdit={route.edit}
            onDeleted={(id) => {
              if (id === route.id) void route.close();
              heading.current?.focus();
            }}
          />
        </PagedItems>
      )}
    </section>
  );
}

type OpenStudentProps = { id: string; route: FormRoute };

/** The form of a pupil who is read by the id; once open it stays, whatever a later read answers. */
function OpenStudent({ id, route }: OpenStudentProps) {
  const students = useStudents();
  const query = useQuery({
    queryKey: [...studentsKey, 'record', id],
    queryFn: ({ signal }) => students.studentRecord(id, signal),
  });
  const { data: record, error, isFetching, isStale, refetch } = query;
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && record && !(isStale && isFetching)) setIsOpen(true);
  if (record && isOpen) return <StudentForm key={route.formKey} record={record} route={route} />;
  if (error) return <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  return <ListSkeleton />;
}
