import { hasField } from '@pesantren/api-client/resources';
import { fieldLimits } from '@pesantren/content/limits';
import { LineField } from '../../fields/line-field.tsx';
import { ImageField } from '../../fields/upload/image-field.tsx';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { useServices } from '../../services.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { useIsUploading } from '../../writing/files/use-upload.ts';
import { carouselConfig } from './carousel-config.tsx';

const labels = { src: 'Gambar berganti', name: 'Nama file', alt: 'Apa yang terlihat di foto ini?' };

/** Adds or edits a picture of the carousel (docs/spec.md#m-06). */
export function CarouselForm({ openForm }: { openForm: OpenForm<'carousel'> }) {
  const { item, isOpen } = openForm;
  const { client } = useServices();
  const { form, state } = useResourceForm({
    openForm,
    labels,
    onSaved: () => toastDone('Gambar berganti disimpan.'),
  });
  const isUploading = useIsUploading();
  const src = form.getInputProps('src');

  return (
    <ResourceForm
      heading={item ? 'Ubah gambar berganti' : 'Gambar berganti baru'}
      addLabel={carouselConfig.addLabel}
      state={state}
      waitsFor={isUploading ? 'Menunggu gambar…' : ''}
      first={
        <ImageField
          label="Gambar berganti"
          required
          compact={!isOpen}
          facts={item && <p>ID {item.id}</p>}
          {...src}
          onChange={(url, name = '') => {
            src.onChange(url);
            if (!hasField(client.profile, 'carousel', 'name')) return;
            form.setFieldValue('name', name.slice(0, fieldLimits.fileName));
          }}
        />
      }
      fields={
        hasField(client.profile, 'carousel', 'alt') && (
          <LineField
            label="Apa yang terlihat di foto ini?"
            placeholder="misalnya Santri mengikat padi di sawah"
            description="Dibacakan kepada pengunjung yang tidak melihat gambar, dan menjadi nama gambar ini di daftar."
            maxLength={fieldLimits.imageAlt}
            {...form.getInputProps('alt')}
          />
        )
      }
    />
  );
}
