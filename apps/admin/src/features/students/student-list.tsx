import { Button } from '@mantine/core';
import type { StudentRecord } from '@pesantren/api-client/contract/student';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { ConfirmDialog } from '../../shell/dialogs/confirm-dialog.tsx';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import classes from './students-page.module.css';
import { consentLabels, nameOf, studentsKey, useStudents } from './use-students.ts';

type StudentListProps = {
  records: readonly StudentRecord[];
  onEdit: (id: string) => void;
  onDeleted: (id: string) => void;
};

/** A page of the pupils that the school keeps, each with what visitors see of it. */
export function StudentList({ records, onEdit, onDeleted }: StudentListProps) {
  const students = useStudents();
  const { queryClient } = useServices();
  const [candidate, setCandidate] = useState<StudentRecord | null>(null);
  const close = () => setCandidate(null);
  const remove = useMutation({
    mutationFn: ({ id, version }: StudentRecord) => students.removeStudent(id, version),
    onSuccess: (_, record) => {
      toastDone(`${nameOf(record)} dihapus.`);
      onDeleted(record.id);
    },
    onError: (error) => toastFailure(error),
    onSettled: () => {
      close();
      return queryClient.invalidateQueries({ queryKey: studentsKey });
    },
  });
  return (
    <>
      <ul className={classes.list}>
        {records.map((record) => (
          <li key={record.id} className={classes.student}>
            <div className={classes.facts}>
              <strong>{nameOf(record)}</strong>
              <span>
                NIS {record.nis} · {record.class} · masuk {record.year}
              </span>
              <span>Di situs: {consentLabels[record.consent]}</span>
            </div>
            <Button
              variant="default"
              aria-label={`Ubah ${nameOf(record)}`}
              onClick={() => onEdit(record.id)}
            >
              Ubah
            </Button>
            <Button
              variant="subtle"
              color="red"
              aria-label={`Hapus ${nameOf(record)}`}
              onClick={() => setCandidate(record)}
            >
              Hapus
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={candidate !== null}
        title={candidate ? `Hapus ${nameOf(candidate)}?` : ''}
        yes="Hapus"
        busy="Menghapus…"
        isBusy={remove.isPending}
        isRisky
        onYes={() => candidate && remove.mutate(candidate)}
        onClose={close}
      >
        Data dan fotonya hilang untuk selamanya.
      </ConfirmDialog>
    </>
  );
}
