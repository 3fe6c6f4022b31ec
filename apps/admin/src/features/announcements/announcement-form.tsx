import { priorities } from '@pesantren/api-client/contract/labels';
import { hasField } from '@pesantren/api-client/resources';
import { lazy, useState } from 'react';
import { CategoryField } from '../../fields/category-field.tsx';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { DateField } from '../../fields/date-field.tsx';
import { TimeField } from '../../fields/time-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { PdfField } from '../../fields/upload/pdf-field.tsx';
import type { Look } from '../../publish-check/last-look.tsx';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { PreviewButton } from '../../resource/preview/preview-button.tsx';
import { toastSaved } from '../../resource/share/toast-saved.tsx';
import { BodyField } from '../../rich-text/body-field.tsx';
import { useServices } from '../../services.ts';
import { useReceivedFiles } from '../../share-target/use-received-files.ts';
import { useIsUploading } from '../../writing/files/use-upload.ts';
import { announcementConfig, announcementPageOf } from './announcement-config.tsx';
import classes from './announcement-form.module.css';
import { announcementLabels, toAnnouncementValues } from './announcement-values.ts';
import { EventFields } from './event-fields.tsx';
import { EventProposal } from './event-proposal.tsx';

const loadPreview = async () => ({
  default: (await import('./announcement-preview.tsx')).AnnouncementPreview,
});
const AnnouncementPreview = lazy(loadPreview);

const priorityChoices = priorities.map((value) => ({ value, label: value }));

// A new one begins as important (docs/spec.md#m-10): what that does is said where it is chosen.
const importantHint = 'Bertanda merah bagi semua orang. Kabar biasa? Pilih Sedang.';
const usualHint = 'Tampil tanpa tanda. Mendesak? Pilih Penting.';

/** Adds or edits an announcement (docs/spec.md#m-06). */
export function AnnouncementForm({ openForm }: { openForm: OpenForm<'announcements'> }) {
  const { item, isOpen } = openForm;
  const { config, client } = useServices();
  const { form, state } = useResourceForm({
    openForm,
    labels: announcementLabels,
    toValues: toAnnouncementValues,
    onSaved: (saved) =>
      toastSaved('Pengumuman disimpan.', saved && announcementPageOf(config.siteUrl, saved)),
  });
  const hasEvents = hasField(client.profile, 'announcements', 'event_date');
  const isUploading = useIsUploading();
  const [sharedPdf, setSharedPdf] = useState<File | null>(null);
  useReceivedFiles(([file = null]) => setSharedPdf(file));

  const preview = (onClose: () => void, look?: Look) => (
    <AnnouncementPreview
      form={state}
      values={form.values}
      inputs={form}
      id={state.id ?? 'baru'}
      look={look}
      onClose={onClose}
    />
  );

  return (
    <ResourceForm
      heading={item ? 'Ubah pengumuman' : 'Pengumuman baru'}
      addLabel={announcementConfig.addLabel}
      state={state}
      lastLook={{ load: loadPreview, show: preview }}
      waitsFor={isUploading ? 'Menunggu PDF…' : ''}
      first={
        <div className={classes.headline}>
          <TitleField
            aria-label="Judul"
            placeholder={isOpen ? 'Judul pengumuman' : 'Pengumuman baru'}
            required
            {...form.getInputProps('title')}
          />
          {isOpen && (
            <ChoiceField
              legend="Prioritas"
              choices={priorityChoices}
              hint={form.values.priority === 'Penting' ? importantHint : usualHint}
              {...form.getInputProps('priority')}
            />
          )}
        </div>
      }
      fields={
        <>
          <div className={classes.body}>
            <BodyField key={state.revision} {...form.getInputProps('content')} />
          </div>
          {hasEvents && isOpen && <EventProposal form={form} />}
          <PdfField
            label="File PDF"
            firstFile={sharedPdf}
            name={
              hasField(client.profile, 'announcements', 'pdf_name')
                ? form.getInputProps('pdf_name')
                : undefined
            }
            {...form.getInputProps('pdf_url')}
          />
          <PreviewButton load={loadPreview}>{preview}</PreviewButton>
        </>
      }
      foldsAside
      aside={
        <>
          <CategoryField resource="announcements" {...form.getInputProps('category')} />
          <DateField label="Tanggal" {...form.getInputProps('date')} />
          <TimeField label="Jam" {...form.getInputProps('time')} />
          {hasEvents && <EventFields form={form} />}
        </>
      }
    />
  );
}
