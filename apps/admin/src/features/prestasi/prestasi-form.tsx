import { TextInput } from '@mantine/core';
import {
  type Prestasi,
  type PrestasiInput,
  prestasiInputSchema,
} from '@pesantren/api-client/contract/prestasi';
import { changedAt } from '../../crud/changed-at.ts';
import type { Drafts } from '../../crud/drafts.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import type { Editor } from '../../crud/use-editor.ts';
import { useResourceForm } from '../../crud/use-resource-form.ts';
import { TitleField } from '../../fields/title-field.tsx';
import { longDate } from './long-date.ts';

type PrestasiFormProps = { editor: Editor<Prestasi>; drafts: Drafts; onClose: () => void };

/** Adds or edits an achievement; description and date are required (spec section 5). */
export function PrestasiForm({ editor, drafts, onClose }: PrestasiFormProps) {
  const { item, isOpen, turn } = editor;
  const original: PrestasiInput = { prestasi: item?.prestasi ?? '', tanggal: item?.tanggal ?? '' };
  const { form, ...state } = useResourceForm({
    name: 'prestasi',
    id: item?.id ?? null,
    original,
    inputOf: prestasiInputSchema.parse,
    drafts,
    saved: 'Prestasi disimpan.',
    onClose,
    onReopen: () => editor.open(item),
  });
  const { tanggal } = form.values;
  const read = longDate(tanggal);

  return (
    <ResourceForm
      heading={item ? 'Mengedit prestasi' : 'Prestasi baru'}
      note={changedAt(item)}
      isOpen={isOpen}
      isEditing={item !== null}
      isSaving={state.isSaving}
      waitsFor=""
      takesFocus={isOpen && turn > 0}
      error={state.error}
      restored={state.restored}
      onTouch={editor.touch}
      onSubmit={state.submit}
      onCancel={state.cancel}
      onDiscard={state.discard}
      first={
        <TitleField
          aria-label="Deskripsi prestasi"
          placeholder={isOpen ? 'Deskripsi prestasi' : 'Prestasi baru'}
          required
          {...form.getInputProps('prestasi')}
        />
      }
      aside={
        <TextInput
          label="Tanggal"
          placeholder="12 Januari 2025"
          description={
            read && read !== tanggal.trim()
              ? `Tampil di situs sebagai ${read}.`
              : 'Misalnya 12 Januari 2025 atau 2025-01-12.'
          }
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          required
          labelProps={{ 'data-wajib': true }}
          {...form.getInputProps('tanggal')}
        />
      }
    />
  );
}
