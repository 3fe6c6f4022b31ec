import type { ListPage } from '@pesantren/api-client/contract/pagination';
import { messages } from '@pesantren/content/messages';
import { AnnouncementCard } from '@pesantren/ui/content/announcement-card';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { IconArchive, IconArrowRight } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { groupByPeriod } from '../../list/group-by-period.ts';
import { isFiltered } from '../../list/list-filter.ts';
import { ListResults } from '../../list/list-results.tsx';
import { MorePages } from '../../list/more-pages.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { formatCount, pageRange, visiblePage } from '../../list/paging.ts';
import { ResultCount } from '../../list/result-count.tsx';
import { type AnnouncementFilter, paths } from '../../paths.ts';
import { AnnouncementSkeletons } from './announcement-skeletons.tsx';
import { type AnnouncementSummary, newestCount } from './announcements-query.ts';

type AnnouncementResultsProps = {
  filter: AnnouncementFilter;
  query: UseQueryResult<ListPage<AnnouncementSummary>>;
};

/** The announcements that match the filter; the last ones stay while the next are fetched. */
export function AnnouncementResults({ filter, query }: AnnouncementResultsProps) {
  const isFetching = query.isPlaceholderData;
  return (
    <ListResults
      label="Daftar pengumuman"
      filterKey={`${paths.announcements({ ...filter, page: 1 })} ${pageRange(filter.page).offset}`}
      isFetching={isFetching}
    >
      <QueryState
        query={query}
        skeleton={<AnnouncementSkeletons count={8} className="grid gap-4 lg:ml-52" />}
      >
        {(list) =>
          list.items.length > 0 || isFiltered(filter) || filter.archive ? (
            <AnnouncementMonths filter={filter} list={list} isFetching={isFetching} />
          ) : (
            <EmptyState message={messages.announcementsEmpty} />
          )
        }
      </QueryState>
    </ListResults>
  );
}

type AnnouncementMonthsProps = {
  filter: AnnouncementFilter;
  list: ListPage<AnnouncementSummary>;
  isFetching: boolean;
};

function AnnouncementMonths({ filter, list, isFetching }: AnnouncementMonthsProps) {
  const { archive } = filter;
  const onlyNewest = !archive && !isFiltered(filter);
  const older = Math.max(0, list.total - newestCount);
  const total = archive ? older : list.total;
  const items = onlyNewest ? list.items.slice(0, newestCount) : list.items;
  const { page, offset, shown, isGrowing } = visiblePage({ items, total }, filter.page, isFetching);
  return (
    <>
      <ResultCount isFetching={isFetching}>
        {onlyNewest && older > 0
          ? `${newestCount} terbaru dari ${total} pengumuman`
          : formatCount({ offset, shown: shown.length, total }, 'pengumuman')}
      </ResultCount>
      {shown.length === 0 && (
        <NoMatch
          message={archive ? messages.archiveEmpty : messages.announcementsFilteredEmpty}
          all={{ label: 'Tampilkan yang terbaru', href: paths.announcements() }}
        />
      )}
      <div
        className={`grid gap-10 transition-opacity ${isFetching && !isGrowing ? 'opacity-60' : ''}`}
      >
        {groupByPeriod(shown, ({ date }) => date, 'month').map(({ key, name, items }) => (
          <section key={key} className="grid gap-x-8 gap-y-4 lg:grid-cols-[11rem_1fr]">
            <h2 className="text-lead lg:tall:sticky lg:top-40 lg:self-start">{name}</h2>
            <ul className="grid gap-4">
              {items.map(({ lead, ...announcement }) => (
                <li key={announcement.id}>
                  <AnnouncementCard
                    announcement={announcement}
                    lead={lead}
                    href={paths.announcement(announcement.id)}
                    heading="h3"
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {!onlyNewest && (
        <MorePages
          page={page}
          total={total}
          isFetching={isGrowing}
          hrefOf={(number) => paths.announcements({ ...filter, page: number })}
        />
      )}
      {onlyNewest && older > 0 && <ArchiveLink count={older} />}
    </>
  );
}

function ArchiveLink({ count }: { count: number }) {
  return (
    <p className="mt-10 lg:ml-52">
      <a
        href={paths.announcements({ archive: true })}
        className="group border-default rounded-card hover:border-tinted hover:bg-primary-faint flex min-h-16 items-center gap-4 border px-5 py-3 transition-colors"
      >
        <IconArchive className="text-primary size-6 shrink-0" aria-hidden="true" />
        <span className="grow">
          <span className="font-strong">Arsip</span>
          <span className="text-muted text-small block">{count} pengumuman yang lebih lama</span>
        </span>
        <IconArrowRight
          className="text-primary size-5 transition-transform group-hover:translate-x-1"
          aria-hidden="true"
        />
      </a>
    </p>
  );
}
