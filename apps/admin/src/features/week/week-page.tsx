import type { CalendarEntry, PublishRequest } from '@pesantren/api-client/contract/publication';
import { calendarQuery, requestsQuery } from '@pesantren/api-client/editorial-query';
import { messages } from '@pesantren/content/messages';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { itemPath, mayOpen, paths } from '../../paths.ts';
import { formatWhen } from '../../resource/format-date.ts';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { waitsForYou } from '../../resource/publication/state-words.ts';
import { useAccount, useClock, useServices, useUsername } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { useOwnSession } from '../../shell/session/use-role.ts';
import { useToday } from '../../shell/use-today.ts';
import account from '../account/account-page.module.css';
import { foldPhotos } from '../calendar/fold-photos.ts';
import { kindNames } from '../calendar/kind-names.ts';
import { ReportLines } from '../report/report-lines.tsx';
import { useReport } from '../report/use-report.ts';
import { weekAround } from './week-around.ts';
import classes from './week-page.module.css';

/** Shows a head's week: what waits for an answer, what appears from Monday to Sunday, and how the site is. */
export function WeekPage() {
  const { client, editorial } = useServices();
  const isFull = client.profile === 'full';
  const own = useUsername();
  const clock = useClock();
  const role = useOwnSession().data?.role;
  const [from, to] = weekAround(useToday());
  const requests = useQuery({ ...requestsQuery(editorial, useAccount()), enabled: isFull });
  const calendar = useQuery({
    ...calendarQuery(editorial, clock.instantAt(from), clock.instantAt(to)),
    enabled: isFull,
    select: (entries) => foldPhotos(entries, clock),
  });
  if (!isFull) return <Navigate to={paths.articles} replace />;
  return (
    <>
      <PageTitle>Minggu ini</PageTitle>
      <h1 className={account.heading}>Minggu ini</h1>
      <p className={account.purpose}>Yang menunggu jawaban, dan yang dilihat pengunjung.</p>
      <div className={classes.parts}>
        <Part
          title={waitsForYou}
          query={requests}
          shown={({ state, username }: PublishRequest) => state === 'submitted' && username !== own}
          nothing="Tidak ada yang menunggu."
          line={({ username, at, resource }) =>
            `${username} minta ${kindNames[resource]} ini diterbitkan, ${formatWhen(new Date(at), clock)}`
          }
        />
        <Part
          title="Tampil minggu ini"
          query={calendar}
          shown={({ event }: CalendarEntry) => event === 'appears'}
          nothing="Belum ada."
          line={({ resource, at }) => `${kindNames[resource]}, ${formatWhen(new Date(at), clock)}`}
        />
        {role && mayOpen(role, paths.report) && <WeekReport />}
      </div>
    </>
  );
}

type PartProps<Entry> = {
  title: string;
  query: UseQueryResult<Entry[]>;
  /** True for an entry that belongs here. */
  shown: (entry: Entry) => boolean;
  /** Stands in the place of entries where there are none. */
  nothing: string;
  /** Says below an entry's title what there is to know of it. */
  line: (entry: Entry) => ReactNode;
};

/** One list of items, each leading to its form. */
function Part<Entry extends Pick<PublishRequest, 'resource' | 'id' | 'title' | 'at'>>(
  props: PartProps<Entry>,
) {
  const { title, query, shown, nothing, line } = props;
  const { data, error, isPending, isFetching, refetch } = query;
  const entries = data?.filter(shown);
  const id = useId();
  return (
    <section className={account.part} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {entries && entries.length > 0 && ` (${entries.length})`}
      </h2>
      {error && <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {isPending && <ListSkeleton />}
      {entries?.length === 0 && <p>{nothing}</p>}
      {entries && entries.length > 0 && (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <li key={`${entry.resource} ${entry.id} ${entry.at}`}>
              <Link to={itemPath(entry.resource, entry.id)}>
                <strong>{entry.title || messages.untitled}</strong> <span>{line(entry)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The part of the report that asks for something, beside the week, with the way to all of it. */
function WeekReport() {
  const { data, error, isFetching, isPending, refetch } = useReport();
  const amiss = data?.lines.filter(({ level }) => level !== 'good');
  const id = useId();
  return (
    <section className={account.part} aria-labelledby={id}>
      <h2 id={id}>Rapor</h2>
      {error && <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {isPending && <ListSkeleton />}
      {amiss?.length === 0 && <p>Semuanya baik.</p>}
      {amiss && amiss.length > 0 && <ReportLines lines={amiss} />}
      <Link className={classes.more} to={paths.report}>
        Rapor lengkap
      </Link>
    </section>
  );
}
