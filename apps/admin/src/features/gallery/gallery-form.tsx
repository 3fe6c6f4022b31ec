import { hasField } from '@pesantren/api-client/resources';
import { CategoryField } from '../../fields/category-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { ImageField } from '../../fields/upload/image-field.tsx';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { useServices } from '../../services.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { useIsUploading } from '../../writing/files/use-upload.ts';
import { galleryConfig } from './gallery-config.tsx';

const labels = {
  title: 'Judul',
  category: 'Kategori',
  image: 'Gambar',
  image_focus: 'Bagian foto yang selalu tampak',
};

/** Adds or edits a gallery item (docs/spec.md#m-06). */
export function GalleryForm({ openForm }: { openForm: OpenForm<'gallery'> }) {
  const { item, isOpen } = openForm;
  const { profile } = useServices().client;
  const { form, state } = useResourceForm({
    openForm,
    labels,
    onSaved: () => toastDone('Foto disimpan.'),
  });
  const isUploading = useIsUploading();

  return (
    <ResourceForm
      heading={item ? 'Ubah foto' : 'Foto baru'}
      addLabel={galleryConfig.addLabel}
      state={state}
      waitsFor={isUploading ? 'Menunggu gambar…' : ''}
      first={
        <TitleField
          sends
          aria-label="Judul"
          placeholder={isOpen ? 'Judul foto' : 'Judul foto baru'}
          required
          {...form.getInputProps('title')}
        />
      }
      fields={
        <ImageField
          label="Gambar"
          required
          focus={
            hasField(profile, 'gallery', 'image_focus')
              ? form.getInputProps('image_focus')
              : undefined
          }
          {...form.getInputProps('image')}
        />
      }
      aside={<CategoryField resource="gallery" {...form.getInputProps('category')} />}
    />
  );
}
