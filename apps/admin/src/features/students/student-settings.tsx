import { Checkbox } from '@mantine/core';
import type { StudentSettings as Settings } from '@pesantren/api-client/contract/student';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOptimisticSave } from '../../fields/optimistic-save.ts';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import { ShowDirectory } from './show-directory.tsx';
import classes from './students-page.module.css';
import { studentsKey, useStudents } from './use-students.ts';

const queryKey = [...studentsKey, 'settings'];

type Change = { settings: Settings; done: string; back?: Settings };

/** How the site shows the directory: the school's own or the sample, the NIS masked or whole. What shows more asks first. */
export function StudentSettings() {
  const students = useStudents();
  const { queryClient } = useServices();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => students.studentSettings(signal),
  });
  const [asked, setAsked] = useState<Settings | null>(null);
  const save = useMutation({
    mutationFn: ({ settings }: Change) => students.saveStudentSettings(settings),
    onSuccess: (saved, { done, back }) => {
      queryClient.setQueryData(queryKey, saved);
      const undo = back && { settings: back, done: 'Kembali seperti semula.' };
      toastDone(done, undo && (() => save.mutate(undo)));
    },
    onError: (error) => toastFailure(error),
  });
  const [shown, change] = useOptimisticSave(data && { settings: data, done: '' }, save);
  if (!shown || !data) return null;
  const { settings } = shown;
  /** Saves the settings, unless visitors would see more of a child: then it asks. */
  const choose = (wanted: Settings) => {
    const showsMore =
      wanted.enabled && (!settings.enabled || (settings.mask_nis && !wanted.mask_nis));
    if (showsMore) setAsked(wanted);
    else change({ settings: wanted, done: doneWords(wanted), back: settings });
  };
  return (
    <div className={classes.settings}>
      <Checkbox
        label="Pakai direktori sendiri di situs"
        checked={settings.enabled}
        onChange={(event) => choose({ ...settings, enabled: event.currentTarget.checked })}
      />
      <Checkbox
        label="Samarkan NIS, kecuali tiga angka terakhir"
        checked={settings.mask_nis}
        onChange={(event) => choose({ ...settings, mask_nis: event.currentTarget.checked })}
      />
      <p>
        Selama belum dipakai, tidak satu pun tampil. Sesudahnya setiap santri tampil menurut
        persetujuan orang tuanya; yang ditarik hilang seketika.
      </p>
      {asked && (
        <ShowDirectory
          settings={asked}
          onYes={() => {
            setAsked(null);
            change({ settings: asked, done: doneWords(asked), back: settings });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function doneWords({ enabled, mask_nis }: Settings): string {
  if (!enabled) return 'Situs tidak menampilkan direktori.';
  return `Situs menampilkan direktori sekolah, NIS ${mask_nis ? 'disamarkan' : 'utuh'}.`;
}
