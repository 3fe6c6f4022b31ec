import type { Occasion } from '@pesantren/api-client/contract/agenda';
import { daysLabel } from '@pesantren/content/calendar/event-days';
import { daysOfSpan, hoursLabel } from '@pesantren/content/calendar/event-moments';
import { monthName } from '@pesantren/content/calendar/months';
import type { Clock } from '@pesantren/content/clock';
import { parseDate } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router-dom';
import { Container } from '../../components/container.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, useClock, useServices } from '../../services.ts';
import { monthsQuery } from './agenda-query.ts';
import { occasionKey, occasionPath } from './occasion.ts';
import { monthsOfSchoolYear, schoolYearName, schoolYearOf } from './school-year.ts';

const thisYear = ({ isoDay }: Clock) => schoolYearOf(isoDay(new Date()));

function yearIn(query: URLSearchParams, clock: Clock): string {
  const year = query.get('tahun') ?? '';
  return /^20\d\d$/.test(year) ? year : thisYear(clock);
}

function yearQuery(services: Parameters<typeof monthsQuery>[0], year: string) {
  return monthsQuery(services, `${year}-07`, 12);
}

export async function loader({ request, services }: LoaderArgs) {
  const { clock, queryClient } = services;
  const query = yearQuery(services, yearIn(new URL(request.url).searchParams, clock));
  const complete = await settled([queryClient.query(query)]);
  if (!complete) return data(null, { status: 503 });
  return data(null, { status: queryClient.getQueryData(query.queryKey) === null ? 404 : 200 });
}

/** The days of a school year by month, July to June: what a school pins on its wall (docs/spec.md#d-09). */
export function Component() {
  const services = useServices();
  const { clock } = services;
  const year = yearIn(useSearchParams()[0], clock);
  const occasions = useQuery(yearQuery(services, year));
  if (occasions.data === null) return <NotFound />;
  const isThisYear = year === thisYear(clock);
  const title = `Kalender pendidikan ${schoolYearName(year)}`;
  const isEmpty = occasions.data?.length === 0;
  return (
    <>
      <Seo
        title={title}
        description={`Awal dan akhir semester, libur, ujian, dan hari kunjungan tahun ajaran ${schoolYearName(year)}.`}
        path={isEmpty && !isThisYear ? undefined : paths.schoolYear(isThisYear ? '' : year)}
      />
      <PageFrame>
        <PageHeader title={title} text="Juli sampai Juni, siap dicetak pada kertas A4." />
        <nav aria-label="Tahun ajaran" className="mt-2 flex flex-wrap gap-x-8">
          <TextLink href={paths.agenda()}>
            <IconArrowLeft className="size-5" aria-hidden="true" />
            Agenda menurut bulan
          </TextLink>
          {isThisYear ? (
            <YearLink year={String(Number(year) + 1)} />
          ) : (
            <TextLink href={paths.schoolYear()}>Tahun ajaran ini</TextLink>
          )}
        </nav>
      </PageFrame>
      <Container className="pt-6 md:pt-8">
        <QueryState query={occasions}>
          {(items) =>
            items === null || items.length === 0 ? (
              <EmptyState message={messages.agendaEmpty} />
            ) : (
              <Months year={year} occasions={items} />
            )
          }
        </QueryState>
      </Container>
    </>
  );
}

function YearLink({ year }: { year: string }) {
  return <TextLink href={paths.schoolYear(year)}>Tahun ajaran {schoolYearName(year)}</TextLink>;
}

function Months({ year, occasions }: { year: string; occasions: readonly Occasion[] }) {
  const clock = useClock();
  const [first = ''] = monthsOfSchoolYear(year);
  // What began before the year stands in its first month.
  const monthOfOne = (one: Occasion) => {
    const month = daysOfSpan(one, clock)?.[0].slice(0, 7) ?? '';
    return monthsOfSchoolYear(year).includes(month) ? month : first;
  };
  return (
    <ol className="school-year gap-x-10 md:columns-2 lg:columns-3">
      {monthsOfSchoolYear(year).map((month) => {
        const within = occasions.filter((one) => monthOfOne(one) === month);
        return (
          <li key={month} className="mb-8 break-inside-avoid">
            <h2 className="border-default text-body font-strong border-b pb-1">
              <a href={paths.agenda(month)} className="underline-offset-4 hover:underline">
                {monthName(month)}
              </a>
            </h2>
            {within.length === 0 && <p className="text-small text-muted pt-2">Tidak ada agenda.</p>}
            <ul className="text-small">
              {within.map((one) => (
                <Line key={occasionKey(one)} occasion={one} />
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** An occasion in a line; its days without the year, which the sheet's title says. */
function Line({ occasion }: { occasion: Occasion }) {
  const clock = useClock();
  const { title, starts, ends, cancelled, category } = occasion;
  const [first, last] = [parseDate(starts, clock), parseDate(ends || starts, clock)];
  const days = first && last ? daysLabel(first, last, clock).replace(/ \d{4}/g, '') : '';
  const hours = hoursLabel(occasion, clock);
  const link = (
    <a href={occasionPath(occasion)} className="underline-offset-4 hover:underline">
      {title}
    </a>
  );
  return (
    <li className="border-default border-b py-1.5">
      <span className="text-muted tabular-nums">
        {[days, first && last && clock.formatDate(first) === clock.formatDate(last) && hours]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className={`block wrap-anywhere ${category === 'Libur' ? 'text-danger-strong' : ''}`}>
        {cancelled ? (
          <>
            <s>{link}</s> (dibatalkan)
          </>
        ) : (
          link
        )}
      </span>
    </li>
  );
}
