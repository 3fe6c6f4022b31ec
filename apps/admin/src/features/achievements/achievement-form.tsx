import { fieldLimits } from '@pesantren/content/limits';
import { use } from 'react';
import { DateField } from '../../fields/date-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { toFormValues } from '../../writing/submission.ts';
import { achievementConfig } from './achievement-config.tsx';
import { LastDay } from './last-day.ts';

const labels = { prestasi: 'Deskripsi prestasi', tanggal: 'Tanggal' };

/** Adds or edits an achievement (docs/spec.md#m-06). */
export function AchievementForm({ openForm }: { openForm: OpenForm<'prestasi'> }) {
  const { item, isOpen } = openForm;
  const { day, keep } = use(LastDay);
  const { form, state } = useResourceForm({
    openForm,
    labels,
    // A new achievement is dated as the one before it, else today (WIB).
    toValues: (item, { formatDate }) =>
      toFormValues(labels, item ?? { tanggal: day || formatDate(new Date()) }),
    onSaved: () => {
      if (!item) keep(form.getValues().tanggal);
      toastDone('Prestasi disimpan.');
    },
  });

  return (
    <ResourceForm
      heading={item ? 'Ubah prestasi' : 'Prestasi baru'}
      addLabel={achievementConfig.addLabel}
      state={state}
      waitsFor=""
      first={
        <TitleField
          sends
          aria-label="Deskripsi prestasi"
          placeholder={isOpen ? 'Deskripsi prestasi' : 'Juara apa?'}
          required
          limit={fieldLimits.prestasi}
          {...form.getInputProps('prestasi')}
        />
      }
      aside={
        <DateField
          label="Tanggal"
          required
          labelProps={{ 'data-wajib': true }}
          {...form.getInputProps('tanggal')}
        />
      }
    />
  );
}
