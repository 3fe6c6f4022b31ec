import { Button } from '@mantine/core';
import type { CalendarEntry } from '@pesantren/api-client/contract/publication';
import { calendarQuery } from '@pesantren/api-client/editorial-query';
import { addMonths, monthName, monthOf, weeksOf } from '@pesantren/content/calendar/months';
import { mondayFirst, weekdayOf, weekdays } from '@pesantren/content/weekdays';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { itemPath, paths } from '../../paths.ts';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { useClock, useServices } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { useToday } from '../../shell/use-today.ts';
import account from '../account/account-page.module.css';
import classes from './calendar-page.module.css';
import { foldPhotos } from './fold-photos.ts';
import { kindNames } from './kind-names.ts';

const eventNames = { appears: 'Tampil', ends: 'Berakhir' } as const;

/** The calendar of a month: each day's items that appear or end, on the school's clock. */
export function CalendarPage() {
  const { client, editorial } = useServices();
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const clock = useClock();
  const isFull = client.profile === 'full';
  const month = monthOf(query.get('bulan') ?? '', today);
  const [from, to] = [clock.instantAt(`${month}-01`), clock.instantAt(`${addMonths(month, 1)}-01`)];
  const entries = useQuery({
    ...calendarQuery(editorial, from, to),
    enabled: isFull,
    placeholderData: keepPreviousData,
  });
  if (!isFull) return <Navigate to={paths.articles} replace />;
  const show = (other: string) => setQuery({ bulan: other }, { preventScrollReset: true });
  const title = monthName(month);
  const shown = foldPhotos(entries.data ?? [], clock);
  const on = (day: string) => shown.filter(({ at }) => clock.isoDay(new Date(at)) === day);

  return (
    <>
      <PageTitle>Kalender terbit</PageTitle>
      <h1 className={account.heading}>Kalender terbit</h1>
      <p className={account.purpose}>Yang tampil dan yang berakhir, hari demi hari.</p>
      <div className={classes.month}>
        <Button
          variant="default"
          aria-label="Bulan sebelumnya"
          onClick={() => show(addMonths(month, -1))}
        >
          <IconChevronLeft size={20} stroke={1.7} aria-hidden />
        </Button>
        <h2 aria-live="polite">{title}</h2>
        <Button
          variant="default"
          aria-label="Bulan berikutnya"
          onClick={() => show(addMonths(month, 1))}
        >
          <IconChevronRight size={20} stroke={1.7} aria-hidden />
        </Button>
      </div>
      {entries.error && (
        <ErrorState
          error={entries.error}
          isRetrying={entries.isFetching}
          onRetry={entries.refetch}
        />
      )}
      {entries.isPending && <ListSkeleton />}
      <table className={classes.table} aria-label={title} aria-busy={entries.isPlaceholderData}>
        <thead>
          <tr>
            {mondayFirst.map((day) => (
              <th key={day} scope="col">
                {weekdays[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((days) => (
            <tr key={days.find(Boolean)}>
              {days.map((day, n) => (
                <td
                  key={mondayFirst[n]}
                  data-empty={on(day).length === 0 || undefined}
                  data-today={day === today || undefined}
                >
                  {day && <Day day={day} entries={on(day)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {entries.data?.length === 0 && <p className={account.purpose}>Tidak ada di bulan ini.</p>}
    </>
  );
}

type DayProps = { day: string; entries: readonly CalendarEntry[] };

function Day({ day, entries }: DayProps) {
  const clock = useClock();
  return (
    <>
      <time dateTime={day}>
        <span className={classes.weekday}>{weekdays[weekdayOf(day)]}, </span>
        {Number(day.slice(-2))}
      </time>
      {entries.map(({ resource, id, title, at, event }) => (
        <Link
          key={`${resource} ${id} ${event}`}
          className={classes.entry}
          data-event={event}
          to={itemPath(resource, id)}
        >
          <span>
            {eventNames[event]} {clock.formatTime(new Date(at)).slice(0, 5)}, {kindNames[resource]}
          </span>{' '}
          {title || 'Tanpa judul'}
        </Link>
      ))}
    </>
  );
}
