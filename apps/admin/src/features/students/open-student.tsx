import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormRoute } from '../../resource/form/use-form-route.ts';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { StudentForm } from './student-form.tsx';
import { studentsKey, useStudents } from './use-students.ts';

type OpenStudentProps = { id: string; route: FormRoute };

/** The form of a pupil who is read by the id; once open it stays, whatever a later read answers. */
export function OpenStudent({ id, route }: OpenStudentProps) {
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
