import type { UseFormReturnType } from '@mantine/form';
import { messages } from '@pesantren/content/messages';
import { AnnouncementDetail } from '@pesantren/ui/content/announcement-detail';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { CategoryField } from '../../fields/category-field.tsx';
import { CheckedPreview } from '../../publish-check/checked-preview.tsx';
import type { Look } from '../../publish-check/last-look.tsx';
import type { PreviewedForm } from '../../publish-check/share-card.tsx';
import { useServices } from '../../services.ts';
import type { AnnouncementValues } from './announcement-values.ts';

/** The facts of a PDF that only the provider reads. */
const unread = { pdf_bytes: undefined, pdf_image: '', pdf_pages: undefined };

type AnnouncementPreviewProps = {
  form: PreviewedForm;
  id: string;
  values: AnnouncementValues;
  inputs: UseFormReturnType<AnnouncementValues>;
  look?: Look | undefined;
  onClose: () => void;
};

/** The preview of an announcement's form on the public page, and as it will be shared. */
export function AnnouncementPreview({
  form,
  id,
  values,
  inputs,
  look,
  onClose,
}: AnnouncementPreviewProps) {
  const { siteUrl } = useServices().config;
  return (
    <CheckedPreview
      form={form}
      draft={values}
      page={{
        title: values.title.trim() || messages.untitled,
        line: excerptOf(values.content, 140),
        url: `${siteUrl}/pengumuman/${encodeURIComponent(id)}`,
      }}
      description={excerptOf(values.content, 200)}
      picture=""
      look={
        look && {
          ...look,
          fields: <CategoryField resource="announcements" {...inputs.getInputProps('category')} />,
        }
      }
      onClose={onClose}
    >
      <AnnouncementDetail announcement={{ ...values, ...unread, id }} />
    </CheckedPreview>
  );
}
