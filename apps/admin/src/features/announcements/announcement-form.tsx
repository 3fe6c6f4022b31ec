import {
  type Announcement,
  announcementInputSchema,
} from '@pesantren/api-client/contract/announcement';
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
import { AnnouncementAside } from './announcement-aside.tsx';
import { announcementPageOf } from './announcement-page-of.ts';
import { announcementLabels, announcementValues } from './announcement-values.ts';
import classes from './priority-field.module.css';
import { PriorityField } from './priority-field.tsx';

const loadPreview = async () => ({
  default: (await import('./announcement-preview.tsx')).AnnouncementPreview,
});
const AnnouncementPreview = lazy(loadPreview);

type AnnouncementFormProps = {
  openForm: OpenForm<Announcement>;
  drafts: Drafts;
  /** Those that the announcements have so far. */
  categories: readonly string[];
  onClose: () => void;
};

/** Adds or edits an announcement; title and content are required (spec section 5). */
export function AnnouncementForm({ openForm, drafts, categories, onClose }: AnnouncementFormProps) {
  const { item, isOpen } = openForm;
  const { config } = useServices();
  const { form, ...state } = useResourceForm({
    name: 'announcements',
    openForm,
    valuesOf: announcementValues,
    inputOf: announcementInputSchema.parse,
    drafts,
    onSaved: (saved) =>
      toastSaved('Pengumuman disimpan.', saved && announcementPageOf(config.siteUrl, saved)),
    onClose,
  });
  const isUploading = useIsUploading();

  return (
    <ResourceForm
      heading={item ? 'Edit pengumuman' : 'Pengumuman baru'}
      note={changedAt(item)}
      openForm={openForm}
      state={state}
      values={form.values}
      labels={announcementLabels}
      waitsFor={isUploading ? 'Menunggu PDF…' : ''}
      first={
        <div className={classes.headline}>
          <TitleField
            aria-label="Judul"
            placeholder={isOpen ? 'Judul pengumuman' : 'Pengumuman baru'}
            required
            {...form.getInputProps('title')}
          />
          {isOpen && <PriorityField {...form.getInputProps('priority')} />}
        </div>
      }
      fields={
        <>
          <BodyField {...form.getInputProps('content')} />
          <PreviewButton load={loadPreview}>
            {(onClose) => (
              <AnnouncementPreview id={item?.id ?? 'baru'} values={form.values} onClose={onClose} />
            )}
          </PreviewButton>
        </>
      }
      aside={<AnnouncementAside form={form} categories={categories} />}
    />
  );
}
