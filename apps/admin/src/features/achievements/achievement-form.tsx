import { formatDate } from '@pesantren/content/dates';
import { fieldLimits } from '@pesantren/content/limits';
import { DateField } from '../../fields/date-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { toFormValues } from '../../resource/saving/submission.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';

const labels = { prestasi: 'Deskripsi prestasi', tanggal: 'Tanggal' };

/** Adds or edits an achievement (docs/spec.md#m-06). */
export function AchievementForm({ openForm }: { openForm: OpenForm<'prestasi'> }) {
  const { item, isOpen } = openForm;
  const { form, state } = useResourceForm({
    openForm,
    labels,
    // A new achievement is dated today (WIB).
    toValues: (item) => toFormValues(labels, item ?? { tanggal: formatDate(new Date()) }),
    onSaved: () => toastDone('Prestasi disimpan.'),
  });

  return (
    <ResourceForm
      heading={item ? 'Edit prestasi' : 'Prestasi baru'}
      state={state}
      waitsFor=""
      first={
        <TitleField
          aria-label="Deskripsi prestasi"
          placeholder={isOpen ? 'Deskripsi prestasi' : 'Prestasi baru'}
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
