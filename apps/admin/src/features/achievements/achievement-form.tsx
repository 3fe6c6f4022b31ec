import {
  type Achievement,
  type AchievementInput,
  achievementInputSchema,
} from '@pesantren/api-client/contract/achievement';
import { formatDate } from '@pesantren/content/dates';
import { fieldLimits } from '@pesantren/content/limits';
import { DateField } from '../../fields/date-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { changedAt } from '../../resource/changed-at.ts';
import type { Drafts } from '../../resource/drafts/drafts.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-open-form.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { toastDone } from '../../shell/toasts/toast.ts';

const achievementLabels = { prestasi: 'Deskripsi prestasi', tanggal: 'Tanggal' };

type AchievementFormProps = {
  openForm: OpenForm<Achievement>;
  drafts: Drafts;
  onClose: () => void;
};

/** Adds or edits an achievement; description and date are required (spec section 5). */
export function AchievementForm({ openForm, drafts, onClose }: AchievementFormProps) {
  const { item, isOpen } = openForm;
  const { form, ...state } = useResourceForm({
    name: 'prestasi',
    openForm,
    valuesOf: achievementValues,
    inputOf: achievementInputSchema.parse,
    drafts,
    onSaved: () => toastDone('Prestasi disimpan.'),
    onClose,
  });

  return (
    <ResourceForm
      heading={item ? 'Edit prestasi' : 'Prestasi baru'}
      note={changedAt(item)}
      openForm={openForm}
      state={state}
      values={form.values}
      labels={achievementLabels}
      waitsFor=""
      first={
        <TitleField
          aria-label="Deskripsi prestasi"
          placeholder={isOpen ? 'Deskripsi prestasi' : 'Prestasi baru'}
          required
          most={fieldLimits.prestasi}
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

/** The form of an item that exists, or an empty one of today (WIB). */
function achievementValues(item: Achievement | null): AchievementInput {
  return { prestasi: item?.prestasi ?? '', tanggal: item ? item.tanggal : formatDate(new Date()) };
}
