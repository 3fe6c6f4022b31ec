import { messages } from '@pesantren/content/messages';
import { PageDetail } from '@pesantren/ui/content/page-detail';
import { PreviewDialog } from '../../resource/preview/preview-dialog.tsx';
import type { PageValues } from './page-values.ts';

type PagePreviewProps = { values: PageValues; onClose: () => void };

/** The preview of a page's form on the public site, changed now. */
export function PagePreview({ values, onClose }: PagePreviewProps) {
  const title = values.title.trim() || messages.untitled;
  return (
    <PreviewDialog onClose={onClose}>
      <PageDetail page={{ ...values, title, updated_at: new Date().toISOString() }} />
    </PreviewDialog>
  );
}
