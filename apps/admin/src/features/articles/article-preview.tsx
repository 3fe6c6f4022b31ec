import { messages } from '@pesantren/content/messages';
import { ArticleSheet } from '@pesantren/ui/article-sheet';
import { PreviewDialog } from '../../resource/preview/preview-dialog.tsx';
import { type ArticleValues, estimatedReadTime } from './article-values.ts';

type ArticlePreviewProps = { values: ArticleValues; onClose: () => void };

/** An article as it is typed, on the visitors' page. */
export function ArticlePreview({ values, onClose }: ArticlePreviewProps) {
  const article = {
    ...values,
    title: values.title.trim() || messages.untitled,
    read_time: values.read_time.trim() || estimatedReadTime(values.content),
    published_at: '',
  };
  return (
    <PreviewDialog onClose={onClose}>
      <ArticleSheet article={article} />
    </PreviewDialog>
  );
}
