import { messages } from '@pesantren/content/messages';
import { ArticleDetail } from '@pesantren/ui/content/article-detail';
import { PreviewDialog } from '../../resource/preview/preview-dialog.tsx';
import { type ArticleValues, estimatedReadTime } from './article-values.ts';

type ArticlePreviewProps = { values: ArticleValues; onClose: () => void };

/** The preview of an article's form on the public page. */
export function ArticlePreview({ values, onClose }: ArticlePreviewProps) {
  const article = {
    ...values,
    title: values.title.trim() || messages.untitled,
    read_time: values.read_time.trim() || estimatedReadTime(values.content),
    published_at: '',
  };
  return (
    <PreviewDialog onClose={onClose}>
      <ArticleDetail article={article} />
    </PreviewDialog>
  );
}
