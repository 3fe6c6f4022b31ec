import { CategoryField } from '../../fields/category-field.tsx';
import { FlagField } from '../../fields/flag-field.tsx';
import { GrowingTextarea } from '../../fields/growing-textarea.tsx';
import { LineField } from '../../fields/line-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { toastSaved } from '../../resource/share/toast-saved.tsx';
import { useClock, useServices } from '../../services.ts';
import { agendaConfig, eventPageOf } from './agenda-config.tsx';
import { agendaLabels, toAgendaInput, toAgendaValues } from './agenda-values.ts';
import { WhenFields } from './when-fields.tsx';

/** The categories that are offered, of which a school year is made; each school may write others. */
const usualCategories = ['Kegiatan', 'Kunjungan', 'Libur', 'Semester', 'Ujian'];

/** Adds or edits an event of the agenda (docs/spec.md#d-01). */
export function AgendaForm({ openForm }: { openForm: OpenForm<'agenda'> }) {
  const { item, isOpen } = openForm;
  const { config } = useServices();
  const clock = useClock();
  const { form, state } = useResourceForm({
    openForm,
    labels: agendaLabels,
    toValues: toAgendaValues,
    toInput: (values) => toAgendaInput(values, clock),
    onSaved: (saved) =>
      toastSaved('Agenda disimpan.', saved ? eventPageOf(config.siteUrl, saved, clock) : null),
  });
  return (
    <ResourceForm
      heading={item ? 'Ubah agenda' : 'Agenda baru'}
      addLabel={agendaConfig.addLabel}
      state={state}
      waitsFor=""
      first={
        <TitleField
          sends
          aria-label="Judul"
          placeholder={isOpen ? 'Nama acara, misalnya Hari kunjungan' : 'Nama acara'}
          required
          {...form.getInputProps('title')}
        />
      }
      fields={
        <>
          <WhenFields form={form} />
          <LineField
            label="Tempat"
            placeholder="misalnya aula"
            autoComplete="off"
            {...form.getInputProps('place')}
          />
          <GrowingTextarea
            minRows={3}
            label="Keterangan"
            placeholder="Yang perlu dibawa, siapa yang diundang"
            {...form.getInputProps('note')}
          />
        </>
      }
      aside={
        <>
          <CategoryField
            resource="agenda"
            always={usualCategories}
            {...form.getInputProps('category')}
          />
          <FlagField
            label="Dibatalkan"
            description="Acara tetap tampil, dicoret, dengan kata Dibatalkan."
            {...form.getInputProps('cancelled')}
          />
        </>
      }
    />
  );
}
