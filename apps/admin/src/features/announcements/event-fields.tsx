import type { UseFormReturnType } from '@mantine/form';
import { DateField } from '../../fields/date-field.tsx';
import { LineField } from '../../fields/line-field.tsx';
import classes from './announcement-form.module.css';
import type { AnnouncementValues } from './announcement-values.ts';

type EventFieldsProps = { form: UseFormReturnType<AnnouncementValues> };

/** The day on which something happens, with hours and place; it leads the announcement wherever it is shown. */
export function EventFields({ form }: EventFieldsProps) {
  const { event_date, event_end_date, event_time, event_place } = form.values;
  const isOpen = [event_date, event_end_date, event_time, event_place].some((it) => it.trim());
  return (
    <fieldset className={classes.event}>
      <legend>Acara</legend>
      <DateField label="Tanggal acara" liesAhead {...form.getInputProps('event_date')} />
      {isOpen && (
        <>
          <DateField
            label="Hari terakhir, bila lebih dari sehari"
            liesAhead
            {...form.getInputProps('event_end_date')}
          />
          <LineField
            label="Jam acara"
            placeholder="misalnya 08.00 sampai 12.00 WIB"
            autoComplete="off"
            {...form.getInputProps('event_time')}
          />
          <LineField
            label="Tempat acara"
            placeholder="misalnya aula"
            autoComplete="off"
            {...form.getInputProps('event_place')}
          />
        </>
      )}
    </fieldset>
  );
}
