import type { AgendaEvent } from '@pesantren/api-client/contract/agenda';
import { overAt, spanLabel } from '@pesantren/content/calendar/event-moments';
import type { Clock } from '@pesantren/content/clock';
import { messages } from '@pesantren/content/messages';
import { formatRelativeDate, formatShortDate } from '../../resource/format-date.ts';
import cells from '../../resource/list/cells.module.css';
import { titleColumn } from '../../resource/list/columns.tsx';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import type { ReceivedPage } from '../../resource/share/whatsapp-url.ts';
import { useClock } from '../../services.ts';

export const agendaConfig: ResourceConfig<'agenda'> = {
  name: 'agenda',
  title: 'Agenda',
  noun: 'agenda',
  subject: 'Agenda',
  addLabel: 'Agenda baru',
  nameOf: ({ title }) => title || messages.untitled,
  draftName: ({ title = '' }) => title,
  columns: [
    titleColumn({
      header: 'Judul',
      sortKey: 'title',
      titleOf: ({ title }) => title,
      factsOf: ({ place }) => [place],
    }),
    {
      header: 'Kategori',
      role: 'fact',
      width: 'narrow',
      sort: 'category',
      cell: ({ category, cancelled }) => (
        <>
          {cancelled && <span className={cells.alarm}>Dibatalkan</span>}
          {category && <span className={cells.tag}>{category}</span>}
        </>
      ),
    },
    {
      header: 'Waktu',
      role: 'fact',
      width: 'wide',
      sort: 'starts',
      cell: (event) => <When event={event} />,
    },
  ],
  pageOf: eventPageOf,
  search: 'Cari agenda',
  empty: messages.agendaEmpty,
  noMatch: 'Tidak ada agenda yang sesuai dengan pencarian.',
};

function When({ event }: { event: AgendaEvent }) {
  const { starts, all_day } = event;
  const clock = useClock();
  return (
    <>
      <span className={cells.date}>
        {all_day ? spanLabel(event, clock) : formatShortDate(starts, clock)}
      </span>
      {!all_day && (
        <span className={cells.date}>{spanLabel(event, clock).replace(/^.*?\d{4}, /, '')}</span>
      )}
      <span className={cells.facts}>{formatRelativeDate(starts, clock)}</span>
    </>
  );
}

/** Returns the page of an event on the public site; null while it has no day. */
export function eventPageOf(
  siteUrl: string,
  event: AgendaEvent,
  clock: Clock,
): ReceivedPage | null {
  if (!overAt(event, clock)) return null;
  const line = [spanLabel(event, clock), event.place].filter(Boolean).join(', ');
  return { title: event.title, line, url: `${siteUrl}/agenda/${event.id}` };
}
