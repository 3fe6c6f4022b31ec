import { Skeleton } from '@mantine/core';
import { slugOf } from '@pesantren/api-client/slug';
import { lazy, Suspense } from 'react';
import { TitleField } from '../../fields/title-field.tsx';
import type { Look } from '../../publish-check/last-look.tsx';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { PreviewButton } from '../../resource/preview/preview-button.tsx';
import { toastSaved } from '../../resource/share/toast-saved.tsx';
import { BodyField } from '../../rich-text/body-field.tsx';
import { useServices } from '../../services.ts';
import { lazyWithRetry } from '../../shell/errors/lazy-with-retry.tsx';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { useIsUploading } from '../../writing/files/use-upload.ts';
import { articleConfig, articlePageOf } from './article-config.tsx';
import { articleLabels, toArticleInput, toArticleValues } from './article-values.ts';

// Loads with an open form: a list at rest has no use for it.
const ArticleSettings = lazyWithRetry(
  async () => (await import('./article-settings.tsx')).ArticleSettings,
);

const loadPreview = async () => ({
  default: (await import('./article-preview.tsx')).ArticlePreview,
});
const ArticlePreview = lazy(loadPreview);

/** Adds or edits an article (docs/spec.md#m-06). */
export function ArticleForm({ openForm }: { openForm: OpenForm<'articles'> }) {
  const { item, isOpen } = openForm;
  const { config } = useServices();
  const { form, state } = useResourceForm({
    openForm,
    labels: articleLabels,
    toValues: toArticleValues,
    toInput: toArticleInput,
    onSaved: (saved) =>
      toastSaved('Artikel disimpan.', saved && articlePageOf(config.siteUrl, saved)),
  });
  const isUploading = useIsUploading();
  const { title } = form.values;
  const slug = item && title === item.title ? item.slug : slugOf(title);

  const preview = (onClose: () => void, look?: Look) => (
    <ArticlePreview
      form={state}
      values={form.values}
      inputs={form}
      slug={slug ?? ''}
      look={look}
      onClose={onClose}
    />
  );

  return (
    <ResourceForm
      heading={item ? 'Ubah artikel' : 'Artikel baru'}
      addLabel={articleConfig.addLabel}
      state={state}
      lastLook={{ load: loadPreview, show: preview }}
      waitsFor={isUploading ? 'Menunggu gambar…' : ''}
      first={
        <TitleField
          aria-label="Judul"
          placeholder={isOpen ? 'Judul artikel' : 'Judul artikel baru'}
          required
          {...form.getInputProps('title')}
        />
      }
      fields={
        <>
          <BodyField
            key={state.revision}
            {...form.getInputProps('content')}
            onMainPicture={({ src, alt }) => {
              form.setValues({ image: src, image_alt: alt, image_focus: '' });
              toastDone('Foto ini menjadi gambar utama.');
            }}
          />
          <PreviewButton load={loadPreview}>{preview}</PreviewButton>
        </>
      }
      foldsAside
      aside={
        // As high as what comes: the save bar must not move under a press.
        <Suspense fallback={<Skeleton height={800} />}>
          <ArticleSettings form={form} item={item} slug={slug ?? ''} />
        </Suspense>
      }
    />
  );
}
