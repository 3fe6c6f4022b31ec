import { Checkbox } from '@mantine/core';
import type { RegistrationSettings } from '@pesantren/api-client/contract/registration';
import { useMutation } from '@tanstack/react-query';
import { useOptimisticSave } from '../../fields/optimistic-save.ts';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import classes from './registrations-page.module.css';
import { settingsKey, useRegistrations } from './use-registrations.ts';

/** Opens registering on the site, once there is a key to seal to. */
export function RegistrationSwitch({ settings }: { settings: RegistrationSettings }) {
  const registrations = useRegistrations();
  const { queryClient } = useServices();
  const save = useMutation({
    mutationFn: (enabled: boolean) => registrations.saveRegistrationSettings({ enabled }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsKey, saved);
      toastDone(
        saved.enabled
          ? 'Situs menerima pendaftaran selama ada gelombang yang dibuka.'
          : 'Situs tidak menerima pendaftaran. Yang sudah masuk tetap ada.',
      );
    },
    onError: (error) => {
      toastFailure(error);
      void queryClient.invalidateQueries({ queryKey: settingsKey });
    },
  });
  const [isOn, change] = useOptimisticSave(settings.enabled, save);
  return (
    <div className={classes.card}>
      <Checkbox
        label="Terima pendaftaran di situs"
        description={
          settings.has_key
            ? 'Formulir tampil di Bergabung selama ada gelombang yang dibuka di Data sekolah.'
            : 'Buat dulu kunci sekolah di bawah.'
        }
        disabled={!settings.has_key}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => change(checked)}
      />
    </div>
  );
}
