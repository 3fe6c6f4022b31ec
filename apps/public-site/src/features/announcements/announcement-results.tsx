import type { ListPage } from '@pesantren/api-client/contract/pagination';
import { messages } from '@pesantren/content/messages';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListResults } from '../../list/list-results.tsx';
import { pageRange } from '../../list/paging.ts';
import { type AnnouncementFilter, paths } from '../../paths.ts';
import { isFiltered } from './announcement-filter.ts';
import { AnnouncementMonths } from './announcement-months.tsx';
import { AnnouncementSkeletons } from './announcement-skeletons.tsx';
import type { AnnouncementSummary } from './summary-query.ts';

type AnnouncementResultsProps = {
  filter: AnnouncementFilter;
  query: UseQueryResult<ListPage<AnnouncementSummary>>;
};

/** What the list shows at this moment. While the next answer is awaited, the last one stays. */
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
