import { logQuery } from '@pesantren/api-client/editorial-query';
import type { Clock } from '@pesantren/content/clock';
import { formatNumber } from '@pesantren/content/numbers';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../resource/list/empty-state.tsx';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { PagedItems } from '../../resource/list/paged-items.tsx';
import { pageCount } from '../../resource/list-state/pagination.ts';
import {
  useFocusOnPageChange,
  useLastPage,
  useListView,
} from '../../resource/list-state/use-list-view.ts';
import { formatMoment } from '../../resource/publication/moment.ts';
import { useClock } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import account from '../account/account-page.module.css';
import { LogFilters } from './log-filters.tsx';
import { toLines } from './log-lines.ts';
import classes from './log-page.module.css';
import { Sentence } from './log-sentence.tsx';
import { useAccounts } from './use-accounts.ts';

const pageSize = 50;

/** The audit log: who did what when, with filters that the address holds. */
export function LogPage() {
  const accounts = useAccounts();
  const queryClient = useQueryClient();
  const clock = useClock();
  const [filter] = useSearchParams();
  const location = useListView();
  const { page } = location.view;
  const of = (name: string) => filter.get(name) ?? '';
  const queryOf = (to: number) =>
    logQuery(accounts, {
      limit: pageSize,
      offset: (to - 1) * pageSize,
      username: of('siapa'),
      action: of('apa'),
      resource: of('bagian'),
      from: beginningOf(of('dari'), clock),
      to: beginningOf(of('sampai'), clock, 1),
    });
  const log = useQuery({ ...queryOf(page), placeholderData: keepPreviousData });
  const pages = pageCount(log.data?.total ?? 0, pageSize);
  const isSettled = log.data !== undefined && !log.isPlaceholderData;
  const isPastEnd = useLastPage(location, isSettled ? pages : null);
  const heading = useFocusOnPageChange<HTMLHeadingElement>(isSettled ? page : null);

  return (
    <>
      <PageTitle>Catatan kegiatan</PageTitle>
      <h1 className={account.heading} ref={heading} tabIndex={-1}>
        Catatan kegiatan
      </h1>
      <p className={account.purpose}>Siapa melakukan apa, yang terbaru di atas.</p>
      <LogFilters />
      <p className={classes.count} role="status">
        {isSettled && log.data.total > 0 && `${formatNumber(log.data.total)} catatan`}
      </p>
      {log.error && (
        <ErrorState error={log.error} isRetrying={log.isFetching} onRetry={log.refetch} />
      )}
      {(log.isPending || isPastEnd) && <ListSkeleton />}
      {log.data?.total === 0 && <EmptyState message="Tidak ada catatan yang sesuai." />}
      {log.data && log.data.items.length > 0 && (
        <PagedItems
          location={location}
          pages={pages}
          isAwaited={log.isPlaceholderData}
          prefetch={(to) => queryClient.query(queryOf(to))}
        >
          <ol className={classes.log}>
            {toLines(log.data.items).map(({ entry, entries }) => (
              <li key={entry.id}>
                <strong>
                  {entry.username || 'Sistem'} <Sentence entries={entries} />
                </strong>
                <span>
                  {formatMoment(new Date(entry.at), clock)}
                  {entry.address && ` · ${entry.address}`}
                </span>
              </li>
            ))}
          </ol>
        </PagedItems>
      )}
    </>
  );
}

/** Returns the instant at which a day begins, or one some days later; `''` for what is no day: addresses are typed too. */
function beginningOf(day: string, clock: Clock, daysLater = 0): string {
  const instant = clock.instantAt(day).getTime() + daysLater * 86_400_000;
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString();
}
