import { Button } from '@mantine/core';
import type { StudentRecord } from '@pesantren/api-client/contract/student';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FileInput, pictureTypes } from '../../fields/upload/file-input.tsx';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import { prepareFile } from '../../writing/files/upload-file.ts';
import classes from './students-page.module.css';
import { nameOf, studentsKey, useStudents } from './use-students.ts';

/** The photo of a pupil whose saved consent allows one: stored and removed at once, apart from the form. */
export function StudentPhoto({ record }: { record: StudentRecord }) {
  const students = useStudents();
  const { queryClient } = useServices();
  const [photo, setPhoto] = useState(record.photo);
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      if (!file) {
        await students.removeStudentPhoto(record.id);
        return '';
      }
      const { file: small } = await prepareFile('image', file);
      return (await students.saveStudentPhoto(record.id, small)).photo;
    },
    onSuccess: (url) => {
      setPhoto(url);
      toastDone(url ? 'Foto disimpan.' : 'Foto dihapus.');
      return queryClient.invalidateQueries({ queryKey: studentsKey });
    },
    onError: (error) => toastFailure(error),
  });
  const choose = photo ? 'Ganti foto' : 'Pilih foto';
  return (
    <div className={classes.photo}>
      {photo && <img src={photo} alt={`Foto ${nameOf(record)}`} />}
      <FileInput
        label={change.isPending ? 'Menyimpan…' : choose}
        accept={pictureTypes}
        isBusy={change.isPending}
        onFiles={(files) => files?.[0] && !change.isPending && change.mutate(files[0])}
      />
      {photo && (
        <Button
          variant="subtle"
          color="red"
          onClick={() => !change.isPending && change.mutate(null)}
        >
          Hapus foto
        </Button>
      )}
    </div>
  );
}
