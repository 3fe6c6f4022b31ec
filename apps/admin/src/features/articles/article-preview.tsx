import type { UseFormReturnType } from '@mantine/form';
import { messages } from '@pesantren/content/messages';
import { ArticleDetail } from '@pesantren/ui/content/article-detail';
import { articleExcerpt, excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { CheckedPreview } from '../../publish-check/checked-preview.tsx';
import type { Look } from '../../publish-check/last-look.tsx';
import type { PreviewedForm } from '../../publish-check/share-card.tsx';
import { useServices } from '../../services.ts';
import { ArticleByline } from './article-byline.tsx';
import { type ArticleValues, estimatedReadTime } from './article-values.ts';

type ArticlePreviewProps = {
  form: PreviewedForm;
  values: ArticleValues;
  inputs: UseFormReturnType<ArticleValues>;
  slug: string;
  look?: Look | undefined;
  onClose: () => void;
};

/** The preview of an article's form on the public page, and as it will be shared. */
export function ArticlePreview({ form, values, inputs, slug, look, onClose }: ArticlePreviewProps) {
  const { siteUrl } = useServices().config;
  const article = {
    ...values,
    title: values.title.trim() || messages.untitled,
    read_time: values.read_time.trim() || estimatedReadTime(values.content),
    published_at: '',
  };
  return (
    <CheckedPreview
      form={form}
      draft={values}
      page={{
        title: article.title,
        line: excerptOf(articleExcerpt(values), 140),
        url: `${siteUrl}/artikel/${encodeURIComponent(slug)}`,
      }}
      description={articleExcerpt(values)}
      picture={values.image}
      look={look && { ...look, fields: <ArticleByline inputs={inputs} item={form.item} /> }}
      onClose={onClose}
    >
      <ArticleDetail article={article} />
    </CheckedPreview>
  );
}
