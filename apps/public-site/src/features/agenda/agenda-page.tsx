import type { Occasion } from '@pesantren/api-client/contract/agenda';
import { addMonths, monthName, monthOf } from '@pesantren/content/calendar/months';
import type { Clock } from '@pesantren/content/clock';
import { agendaEntry, agendaPurpose } from '@pesantren/content/navigation';
import { EventEntry } from '@pesantren/ui/content/event-entry';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { data, useSearchParams } from 'react-router-dom';
import { currentMinute, type LoadedAt } from '../../components/coming-week.ts';
import { Container } from '../../components/container.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, useClock, useServices } from '../../services.ts';
import { PrayerStrip } from '../prayer-times/prayer-strip.tsx';
import { monthsQuery } from './agenda-query.ts';
import { MonthGrid } from './month-grid.tsx';
import { occasionKey, occasionPath } from './occasion.ts';
import { schoolYearName, schoolYearOf } from './school-year.ts';

/** Months before and after this one that lead on: a crawler would never come to an end. */
const reach = 24;

const today = ({ isoDay }: Clock) => isoDay(new Date());
const monthIn = (query: URLSearchParams, clock: Clock) =>
  monthOf(query.get('bulan') ?? '', today(clock));

export async function loader({ request, services }: LoaderArgs) {
  const { clock, queryClient } = services;
  const query = monthsQuery(services, monthIn(new URL(request.url).searchParams, clock));
  const complete = await settled([queryClient.query(query)]);
  const isThere = queryClient.getQueryData(query.queryKey) !== null;
  const loaded: LoadedAt = { loadedAt: currentMinute() };
  if (!complete) return data(loaded, { status: 503 });
  return data(loaded, { status: isThere ? 200 : 404 });
}

/** The days of the school in a month: a list, and beside it on wide screens a grid (docs/spec.md#d-05). */
export function Component() {
  const services = useServices();
  const { clock } = services;
  const month = monthIn(useSearchParams()[0], clock);
  const occasions = useQuery(monthsQuery(services, month));
  if (occasions.data === null) return <NotFound />;
  const isThisMonth = month === today(clock).slice(0, 7);
  const isEmpty = occasions.data?.length === 0;
  const title = monthName(month);
  return (
    <>
      <Seo
        title={`${agendaEntry.label} ${title}`}
        description={agendaPurpose}
        // Months without a day are kept out of search engines: there is no end of them.
        path={isEmpty && !isThisMonth ? undefined : paths.agenda(isThisMonth ? '' : month)}
        about={{ kind: 'agenda', items: occasions.data ?? [] }}
      />
      <PageFrame>
        <PageHeader title={agendaEntry.label} text={agendaPurpose} />
        <MonthLinks month={month} />
      </PageFrame>
      {isThisMonth && <PrayerStrip />}
      <Container as="section" className="pt-4 md:pt-6" aria-label={title}>
        <h2 className="text-h3">{title}</h2>
        <QueryState query={occasions}>
          {(items) =>
            items === null || items.length === 0 ? (
              <div className="mt-4">
                <EmptyState message={`Belum ada agenda pada bulan ${title}.`} />
              </div>
            ) : (
              <>
                <MonthGrid month={month} occasions={items} />
                <OccasionList occasions={items} />
              </>
            )
          }
        </QueryState>
        <Subscribe month={month} />
      </Container>
    </>
  );
}

/** The months beside the one that is shown. */
function MonthLinks({ month }: { month: string }) {
  const current = today(useClock()).slice(0, 7);
  const within = (other: string) =>
    other >= addMonths(current, -reach) && other <= addMonths(current, reach);
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  const pathOf = (other: string) => paths.agenda(other === current ? '' : other);
  return (
    <nav
      aria-label="Bulan"
      className="mt-4 flex flex-wrap justify-between gap-x-6 md:justify-start"
    >
      {within(before) && (
        <TextLink href={pathOf(before)} rel="prev">
          <IconChevronLeft className="size-5" aria-hidden="true" />
          {monthName(before)}
        </TextLink>
      )}
      {within(after) && (
        <TextLink href={pathOf(after)} rel="next">
          {monthName(after)}
          <IconChevronRight className="size-5" aria-hidden="true" />
        </TextLink>
      )}
      {month !== current && <TextLink href={paths.agenda()}>Bulan ini</TextLink>}
    </nav>
  );
}

function OccasionList({ occasions }: { occasions: readonly Occasion[] }) {
  const now = new Date();
  return (
    <ul className="mt-4 grid gap-2.5 md:mt-6 md:gap-4">
      {occasions.map((occasion) => {
        const key = occasionKey(occasion);
        return (
          <li key={key} id={key} className="scroll-mt-24">
            <EventEntry event={occasion} now={now} href={occasionPath(occasion)}>
              {occasion.resource === 'announcements' && (
                <EventLink href={occasionPath(occasion)}>Baca pengumumannya</EventLink>
              )}
              <EventLink href={paths.occasionCalendar(key)}>Simpan ke kalender</EventLink>
            </EventEntry>
          </li>
        );
      })}
    </ul>
  );
}

/** The ways in which the agenda goes along: in a phone's calendar, and on a wall. */
function Subscribe({ month }: { month: string }) {
  const { clock, config } = useServices();
  const year = schoolYearOf(month);
  const address = config.siteUrl + paths.agendaCalendar;
  return (
    <nav aria-label="Simpan agenda" className="border-default mt-8 border-t pt-2 md:mt-12">
      <ul className="flex flex-wrap gap-x-8">
        <li>
          <TextLink href={paths.schoolYear(year === schoolYearOf(today(clock)) ? '' : year)}>
            Kalender pendidikan {schoolYearName(year)}
          </TextLink>
        </li>
        <li>
          <TextLink href={address.replace(/^https?:/, 'webcal:')}>
            Langganan di kalender ponsel
          </TextLink>
        </li>
        <li>
          <TextLink href={paths.agendaCalendar}>File kalender (.ics)</TextLink>
        </li>
      </ul>
    </nav>
  );
}

/** A link of an event. */
function EventLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="text-small text-primary font-strong min-h-target inline-flex items-center underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}
