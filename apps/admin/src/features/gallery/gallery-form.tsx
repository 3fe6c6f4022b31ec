import { type Gallery, galleryInputSchema } from '@pesantren/api-client/contract/gallery';
import { CategoryField } from '../../fields/category-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { ImageField } from '../../fields/upload/image-field.tsx';
import { useIsUploading } from '../../fields/upload/use-upload.ts';
import { changedAt } from '../../resource/changed-at.ts';
import type { Drafts } from '../../resource/drafts/drafts.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-open-form.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { toastDone } from '../../shell/toasts/toast.ts';
import { galleryLabels, galleryValues } from './gallery-values.ts';

type GalleryFormProps = {
  openForm: OpenForm<Gallery>;
  drafts: Drafts;
  /** Those that the gallery has so far. */
  categories: readonly string[];
  onClose: () => void;
};

/** Adds or edits a gallery item; title and image URL are required (spec section 5). */
export function GalleryForm({ openForm, drafts, categories, onClose }: GalleryFormProps) {
  const { item, isOpen } = openForm;
  const { form, ...state } = useResourceForm({
    name: 'gallery',
    openForm,
    valuesOf: galleryValues,
    inputOf: galleryInputSchema.parse,
    drafts,
    onSaved: () => toastDone('Foto disimpan.'),
    onClose,
  });
  const isUploading = useIsUploading();

  return (
    <ResourceForm
      heading={item ? 'Edit foto' : 'Foto baru'}
      note={changedAt(item)}
      openForm={openForm}
      state={state}
      values={form.values}
      labels={galleryLabels}
      waitsFor={isUploading ? 'Menunggu gambar…' : ''}
      first={
        <TitleField
          aria-label="Judul"
          placeholder={isOpen ? 'Judul gambar' : 'Judul gambar baru'}
          required
          {...form.getInputProps('title')}
        />
      }
      fields={
        <ImageField
          label="Gambar"
          required
          focus={form.getInputProps('image_focus')}
          {...form.getInputProps('image')}
        />
      }
      aside={<CategoryField suggestions={categories} {...form.getInputProps('category')} />}
    />
  );
}
