import { priorities } from '@pesantren/api-client/contract/labels';
import { hasField } from '@pesantren/api-client/resources';
import { lazy, type ReactNode, useState } from 'react';
import { CategoryField } from '../../fields/category-field.tsx';
import { DateField } from '../../fields/date-field.tsx';
import { TimeField } from '../../fields/time-field.tsx';
import { TitleField } from '../../fields/title-field.tsx';
import { PdfField } from '../../fields/upload/pdf-field.tsx';
import { useIsUploading } from '../../fields/upload/use-upload.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { OpenForm } from '../../resource/form/use-form-route.ts';
import { useResourceForm } from '../../resource/form/use-resource-form.ts';
import { PreviewButton } from '../../resource/preview/preview-button.tsx';
import { toastSaved } from '../../resource/share/toast-saved.tsx';
import { BodyField } from '../../rich-text/body-field.tsx';
import { useServices } from '../../services.ts';
import { useReceivedFiles } from '../../share-target/use-received-files.ts';
import { announcementPageOf } from './announcement-config.tsx';
import classes from './announcement-form.module.css';
import { announcementLabels, toAnnouncementValues } from './announcement-values.ts';
import { EventFields } from './event-fields.tsx';
import { EventProposal } from './event-proposal.tsx';

const loadPreview = async () => ({
  default: (await import('./announcement-preview.tsx')).AnnouncementPreview,
});
const AnnouncementPreview = lazy(loadPreview);

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

  return (
    <ResourceForm
      heading={item ? 'Edit pengumuman' : 'Pengumuman baru'}
      state={state}
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
          <PreviewButton load={loadPreview}>
            {(onClose) => (
              <AnnouncementPreview
                form={state}
                id={item?.id ?? 'baru'}
                values={form.values}
                onClose={onClose}
              />
            )}
          </PreviewButton>
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

type PriorityFieldProps = {
  value?: string;
  onChange: (priority: string) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** The priority as radio buttons. */
function PriorityField({ value, onChange, error, ...props }: PriorityFieldProps) {
  return (
    <fieldset className={classes.field}>
      <legend>Prioritas</legend>
      <div className={classes.choices}>
        {priorities.map((priority) => (
          <label key={priority} className={classes.choice}>
            <input
              type="radio"
              name="priority"
              value={priority}
              checked={value === priority}
              data-path={props['data-path']}
              onChange={() => onChange(priority)}
            />
            {priority}
          </label>
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
