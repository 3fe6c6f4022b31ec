import { messages } from '@pesantren/content/messages';
import { PageDetail } from '@pesantren/ui/content/page-detail';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { CheckedPreview } from '../../publish-check/checked-preview.tsx';
import type { Look } from '../../publish-check/last-look.tsx';
import type { PreviewedForm } from '../../publish-check/share-card.tsx';
import { useServices } from '../../services.ts';
import type { PageValues } from './page-values.ts';

type PagePreviewProps = {
  form: PreviewedForm;
  values: PageValues;
  slug: string;
  look?: Look | undefined;
  onClose: () => void;
};

/** The preview of a page's form on the public site, changed now, and as it will be shared. */
export function PagePreview({ form, values, slug, look, onClose }: PagePreviewProps) {
  const { siteUrl } = useServices().config;
  const title = values.title.trim() || messages.untitled;
  return (
    <CheckedPreview
      form={form}
      draft={values}
      page={{
        title,
        line: excerptOf(values.content, 140),
        url: `${siteUrl}/halaman/${encodeURIComponent(slug)}`,
      }}
      description={excerptOf(values.content, 155)}
      picture=""
      look={look}
      onClose={onClose}
    >
      <PageDetail page={{ ...values, title, updated_at: new Date().toISOString() }} />
    </CheckedPreview>
  );
}
