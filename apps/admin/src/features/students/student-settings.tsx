import { Checkbox } from '@mantine/core';
import type { StudentSettings as Settings } from '@pesantren/api-client/contract/student';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useOptimisticSave } from '../../fields/optimistic-save.ts';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import classes from './students-page.module.css';
import { studentsKey, useStudents } from './use-students.ts';

const queryKey = [...studentsKey, 'settings'];

/** How the site shows the directory: the school's own or the sample, the NIS masked or whole. */
export function StudentSettings() {
  const students = useStudents();
  const { queryClient } = useServices();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => students.studentSettings(signal),
  });
  const save = useMutation({
    mutationFn: (settings: Settings) => students.saveStudentSettings(settings),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      toastDone(saved.enabled ? 'Situs memakai direktori sekolah.' : 'Situs tidak menampilkannya.');
    },
    onError: (error) => toastFailure(error),
  });
  const [shown, change] = useOptimisticSave(data, save);
  if (!shown) return null;
  return (
    <div className={classes.settings}>
      <Checkbox
        label="Pakai direktori sendiri di situs"
        checked={shown.enabled}
        onChange={(event) => change({ ...shown, enabled: event.currentTarget.checked })}
      />
      <Checkbox
        label="Samarkan NIS, kecuali tiga angka terakhir"
        checked={shown.mask_nis}
        onChange={(event) => change({ ...shown, mask_nis: event.currentTarget.checked })}
      />
      <p>
        Selama belum dipakai, tidak satu pun tampil. Sesudahnya setiap santri tampil menurut
        persetujuan orang tuanya; yang ditarik hilang seketika.
      </p>
    </div>
  );
}
