import { AnnouncementDetail } from '@pesantren/ui/content/announcement-detail';
import { PreviewDialog } from '../../resource/preview/preview-dialog.tsx';
import type { AnnouncementValues } from './announcement-values.ts';

/** What only the provider knows of a PDF. */
const unread = { pdf_bytes: undefined, pdf_image: '', pdf_pages: undefined };

type AnnouncementPreviewProps = { id: string; values: AnnouncementValues; onClose: () => void };

/** An announcement as it is typed, on the visitors' page. */
export function AnnouncementPreview({ id, values, onClose }: AnnouncementPreviewProps) {
  return (
    <PreviewDialog onClose={onClose}>
      <AnnouncementDetail announcement={{ ...values, ...unread, id }} />
    </PreviewDialog>
  );
}
