import { TextInput, type TextInputProps } from '@mantine/core';
import { slugOf } from '@pesantren/api-client/slug';
import { articleCategories } from '@pesantren/content/limits';
import { lazy } from 'react';
import { AltField } from '../../fields/alt-field.tsx';
import { CategoryField } from '../../fields/category-field.tsx';
import { DateField } from '../../fields/date-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { ImageField } from '../../fields/upload/image-field.tsx';
import { useIsUploading } from '../../fields/upload/use-upload.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { PreviewButton } from '../../resource/preview/preview-button.tsx';
import { toastSaved } from '../../resource/share/toast-saved.tsx';
import { BodyField } from '../../rich-text/body-field.tsx';
import { useServices } from '../../services.ts';
import { articlePageOf } from './article-config.tsx';
import classes from './article-form.module.css';
import {
  articleLabels,
  estimatedReadTime,
  toArticleInput,
  toArticleValues,
} from './article-values.ts';
import { ExcerptField } from './excerpt-field.tsx';

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
  const { title, content, image } = form.values;
  const slug = item && title === item.title ? item.slug : slugOf(title);

  return (
    <ResourceForm
      heading={item ? 'Edit artikel' : 'Artikel baru'}
      state={state}
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
          {title.trim() && <p className={classes.slug}>/artikel/{slug}</p>}
          <ExcerptField content={content} {...form.getInputProps('excerpt')} />
          <BodyField {...form.getInputProps('content')} />
          <PreviewButton load={loadPreview}>
            {(onClose) => <ArticlePreview values={form.values} onClose={onClose} />}
          </PreviewButton>
        </>
      }
      aside={
        <>
          <ImageField
            label="Gambar utama"
            focus={form.getInputProps('image_focus')}
            {...form.getInputProps('image')}
          />
          {image && (
            <AltField
              startsDecorative={image === item?.image}
              {...form.getInputProps('image_alt')}
            />
          )}
          <CategoryField
            resource="articles"
            always={articleCategories}
            {...form.getInputProps('category')}
          />
          <DateField
            label="Tanggal"
            untilThen="Sampai hari itu artikel ini berada di akhir daftar."
            {...form.getInputProps('date')}
          />
          <TextInput label="Penulis" {...form.getInputProps('author')} />
          <ReadTimeField content={content} {...form.getInputProps('read_time')} />
        </>
      }
    />
  );
}

type ReadTimeFieldProps = Omit<TextInputProps, 'value'> & { value?: string; content: string };

/** The read time: computed from the content until somebody types another. */
function ReadTimeField({ value = '', content, ...props }: ReadTimeFieldProps) {
  const computed = estimatedReadTime(content);
  const isOwn = value.trim() !== '' && value.trim() !== computed;
  return (
    <TextInput
      {...props}
      label="Waktu baca"
      value={value}
      placeholder={computed}
      description={isOwn ? `Menurut panjang isi: ${computed}.` : 'Dihitung dari panjang isi.'}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  );
}
