import { Checkbox } from '@mantine/core';
import type { School } from '@pesantren/api-client/contract/school/school';
import { schoolQuery } from '@pesantren/api-client/query';
import { useMutation } from '@tanstack/react-query';
import { useOptimisticSave } from '../../fields/optimistic-save.ts';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import classes from './not-shown.module.css';

/** Switches the sample on and off, which stands in on the site for what the school has not given (docs/spec.md#f-77). */
export function SampleSwitch({ school }: { school: School }) {
  const { client, queryClient } = useServices();
  const { queryKey } = schoolQuery(client);
  const save = useMutation({
    mutationFn: (sample: boolean) => {
      // Undone later it lies over what was saved meanwhile.
      const { facts, version } = queryClient.getQueryData<School>(queryKey) ?? school;
      return client.saveSchool(facts, version, sample);
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      const isOff = saved.sample === false;
      toastDone(isOff ? 'Data contoh tidak tampil.' : 'Data contoh tampil.', () =>
        save.mutate(isOff),
      );
    },
    onError: (error) => {
      toastFailure(error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const [isOn, change] = useOptimisticSave(school.sample !== false, save);
  return (
    <div className={classes.sample}>
      <Checkbox
        label="Tampilkan data contoh"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => change(checked)}
      />
      <p>
        {isOn
          ? 'Yang belum Anda isi tampil sebagai contoh, dan setiap halaman situs ditandai “Contoh”.'
          : 'Yang belum Anda isi tidak tampil kepada pengunjung.'}
      </p>
    </div>
  );
}
