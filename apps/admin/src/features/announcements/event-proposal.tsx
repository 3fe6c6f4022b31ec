import type { UseFormReturnType } from '@mantine/form';
import { eventLabel } from '@pesantren/content/calendar/event-days';
import { findEventDays } from '@pesantren/content/calendar/find-event-days';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { useState } from 'react';
import { Question } from '../../fields/question.tsx';
import { useClock } from '../../services.ts';
import classes from './announcement-form.module.css';
import { type AnnouncementValues, dayInWords } from './announcement-values.ts';

/** How much of a text is looked at, in characters. */
const lookedAt = 5_000;

type EventProposalProps = { form: UseFormReturnType<AnnouncementValues> };

/** Proposes the day that title or text names as that of the event, while there is none; it is never set by itself. */
export function EventProposal({ form }: EventProposalProps) {
  const { title, content, event_date } = form.values;
  const now = new Date();
  const clock = useClock();
  const isEmpty = event_date.trim() === '';
  const named = isEmpty
    ? findEventDays(`${title}\n${excerptOf(content, lookedAt)}`, now, clock)
    : null;
  const [taken, setTaken] = useState<string | null>(null);
  const accept = (days: { first: string; last: string }) => {
    form.setValues({
      event_date: dayInWords(days.first, clock),
      event_end_date: dayInWords(days.last, clock),
    });
    setTaken(eventLabel({ event_date: days.first, event_end_date: days.last }, now, clock));
  };
  return (
    <div role="status">
      {named && (
        <Question answer="Jadikan tanggal acara" onAnswer={() => accept(named)}>
          Acaranya {eventLabel({ event_date: named.first, event_end_date: named.last }, now, clock)}
          ? Hari itu lalu tampil besar di situs dan di WhatsApp.
        </Question>
      )}
      {taken && !isEmpty && (
        <p className={classes.taken}>
          Tanggal acara: {taken}. Jam dan tempatnya ditulis di bagian Acara, di Rincian.
        </p>
      )}
    </div>
  );
}
