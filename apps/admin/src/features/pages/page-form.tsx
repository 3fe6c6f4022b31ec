import { TextInput } from '@mantine/core';
import { slugOf } from '@pesantren/api-client/slug';
import { lazy } from 'react';
import { FlagField } from '../../fields/flag-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import type { Look } from '../../publish-check/last-look.tsx';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { PreviewButton } from '../../resource/preview/preview-button.tsx';
import { toastSaved } from '../../resource/share/toast-saved.tsx';
import { BodyField } from '../../rich-text/body-field.tsx';
import { useServices } from '../../services.ts';
import { useIsUploading } from '../../writing/files/use-upload.ts';
import { pageConfig, publicPageOf } from './page-config.tsx';
import classes from './page-form.module.css';
import { pageLabels, toPageValues } from './page-values.ts';

const loadPreview = async () => ({
  default: (await import('./page-preview.tsx')).PagePreview,
});
const PagePreview = lazy(loadPreview);

/** Adds or edits a page (docs/spec.md#w-01). */
export function PageForm({ openForm }: { openForm: OpenForm<'pages'> }) {
  const { item, isOpen } = openForm;
  const { config } = useServices();
  const { form, state } = useResourceForm({
    openForm,
    labels: pageLabels,
    toValues: toPageValues,
    onSaved: (saved) =>
      toastSaved('Halaman disimpan.', saved ? publicPageOf(config.siteUrl, saved) : null),
  });
  const isUploading = useIsUploading();
  const { title } = form.values;
  const slug = item?.published_at ? item.slug : slugOf(title, 'halaman');

  const preview = (onClose: () => void, look?: Look) => (
    <PagePreview form={state} values={form.values} slug={slug} look={look} onClose={onClose} />
  );

  return (
    <ResourceForm
      heading={item ? 'Ubah halaman' : 'Halaman baru'}
      addLabel={pageConfig.addLabel}
      state={state}
      lastLook={{ load: loadPreview, show: preview }}
      waitsFor={isUploading ? 'Menunggu gambar…' : ''}
      first={
        <TitleField
          aria-label="Judul"
          placeholder={isOpen ? 'Judul halaman' : 'Judul halaman baru'}
          required
          {...form.getInputProps('title')}
        />
      }
      fields={
        <>
          <BodyField key={state.revision} {...form.getInputProps('content')} />
          <PreviewButton load={loadPreview}>{preview}</PreviewButton>
        </>
      }
      foldsAside
      aside={
        <>
          <FlagField
            label="Tampilkan di kaki situs"
            description="Tautannya ada di bagian bawah setiap halaman."
            {...form.getInputProps('in_footer')}
          />
          <TextInput
            label="Urutan"
            description="Angka kecil tampil lebih dahulu. Kosong: paling akhir."
            inputMode="numeric"
            {...form.getInputProps('order')}
          />
          {title.trim() && <p className={classes.slug}>/halaman/{slug}</p>}
        </>
      }
    />
  );
}
