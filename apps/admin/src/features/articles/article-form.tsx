import type { Article } from '@pesantren/api-client/contract/article';
import { slugOf } from '@pesantren/api-client/slug';
import { lazy } from 'react';
import { TitleField } from '../../fields/title-field.tsx';
import { useIsUploading } from '../../fields/upload/use-upload.ts';
import { changedAt } from '../../resource/changed-at.ts';
import type { Drafts } from '../../resource/drafts/drafts.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-open-form.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { PreviewButton } from '../../resource/preview/preview-button.tsx';
import { BodyField } from '../../rich-text/body-field.tsx';
import { useServices } from '../../services.ts';
import { toastSaved } from '../../shell/toasts/toast.ts';
import { ArticleAside } from './article-aside.tsx';
import classes from './article-form.module.css';
import { articlePageOf } from './article-page-of.ts';
import { articleInput, articleLabels, articleValues } from './article-values.ts';
import { ExcerptField } from './excerpt-field.tsx';

const loadPreview = async () => ({
  default: (await import('./article-preview.tsx')).ArticlePreview,
});
const ArticlePreview = lazy(loadPreview);

type ArticleFormProps = {
  openForm: OpenForm<Article>;
  drafts: Drafts;
  /** Those that the articles have so far. */
  categories: readonly string[];
  onClose: () => void;
};

/** Adds or edits an article; title and content are required (spec section 5). */
export function ArticleForm({ openForm, drafts, categories, onClose }: ArticleFormProps) {
  const { item, isOpen } = openForm;
  const { config } = useServices();
  const { form, ...state } = useResourceForm({
    name: 'articles',
    openForm,
    valuesOf: articleValues,
    inputOf: articleInput,
    drafts,
    onSaved: (saved) =>
      toastSaved('Artikel disimpan.', saved && articlePageOf(config.siteUrl, saved)),
    onClose,
  });
  const isUploading = useIsUploading();
  const { title, content } = form.values;
  const slug = item && title === item.title ? item.slug : slugOf(title);

  return (
    <ResourceForm
      heading={item ? 'Edit artikel' : 'Artikel baru'}
      note={changedAt(item)}
      openForm={openForm}
      state={state}
      values={form.values}
      labels={articleLabels}
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
        <ArticleAside
          form={form}
          content={content}
          categories={categories}
          savedImage={item?.image ?? ''}
        />
      }
    />
  );
}
