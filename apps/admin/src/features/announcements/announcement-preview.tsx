import { AnnouncementDetail } from '@pesantren/ui/content/announcement-detail';
import { PreviewDialog } from '../../resource/preview/preview-dialog.tsx';
import type { AnnouncementValues } from './announcement-values.ts';

/** The facts of a PDF that only the provider reads. */
const unread = { pdf_bytes: undefined, pdf_image: '', pdf_pages: undefined };

type AnnouncementPreviewProps = { id: string; values: AnnouncementValues; onClose: () => void };

/** The preview of an announcement's form on the public page. */
export function AnnouncementPreview({ id, values, onClose }: AnnouncementPreviewProps) {
  return (
    <PreviewDialog onClose={onClose}>
      <AnnouncementDetail announcement={{ ...values, ...unread, id }} />
    </PreviewDialog>
  );
}
