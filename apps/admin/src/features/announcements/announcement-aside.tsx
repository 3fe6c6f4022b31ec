import type { UseFormReturnType } from '@mantine/form';
import { CategoryField } from '../../fields/category-field.tsx';
import { DateField } from '../../fields/date-field.tsx';
import { TimeField } from '../../fields/time-field.tsx';
import { PdfField } from '../../fields/upload/pdf-field.tsx';
import type { AnnouncementValues } from './announcement-values.ts';

type AnnouncementAsideProps = {
  form: UseFormReturnType<AnnouncementValues>;
  categories: readonly string[];
};

/** What stands beside an announcement's text: category, date, time, PDF. */
export function AnnouncementAside({ form, categories }: AnnouncementAsideProps) {
  return (
    <>
      <CategoryField suggestions={categories} {...form.getInputProps('category')} />
      <DateField label="Tanggal" {...form.getInputProps('date')} />
      <TimeField label="Jam" {...form.getInputProps('time')} />
      <PdfField
        label="File PDF"
        name={form.getInputProps('pdf_name')}
        {...form.getInputProps('pdf_url')}
      />
    </>
  );
}
