import {
  type Prestasi,
  type PrestasiInput,
  prestasiInputSchema,
} from '@pesantren/api-client/contract/prestasi';
import { formatDate } from '@pesantren/content/dates';
import { fieldLimits } from '@pesantren/content/limits';
import { DateField } from '../../fields/date-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { toastDone } from '../../layout/toast.ts';
import { changedAt } from '../../resource/changed-at.ts';
import type { Drafts } from '../../resource/drafts/drafts.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { Editor } from '../../resource/form/use-open-form.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';

const prestasiLabels = { prestasi: 'Deskripsi prestasi', tanggal: 'Tanggal' };

type PrestasiFormProps = { editor: Editor<Prestasi>; drafts: Drafts; onClose: () => void };

/** Adds or edits an achievement; description and date are required (spec section 5). */
export function PrestasiForm({ editor, drafts, onClose }: PrestasiFormProps) {
  const { item, isOpen } = editor;
  const { form, ...state } = useResourceForm({
    name: 'prestasi',
    editor,
    valuesOf: prestasiValues,
    inputOf: prestasiInputSchema.parse,
    drafts,
    onSaved: () => toastDone('Prestasi disimpan.'),
    onClose,
  });

  return (
    <ResourceForm
      heading={item ? 'Edit prestasi' : 'Prestasi baru'}
      note={changedAt(item)}
      editor={editor}
      state={state}
      values={form.values}
      labels={prestasiLabels}
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
function prestasiValues(item: Prestasi | null): PrestasiInput {
  return { prestasi: item?.prestasi ?? '', tanggal: item ? item.tanggal : formatDate(new Date()) };
}
