import type { List } from '@pesantren/api-client/contract/list';
import { messages } from '@pesantren/content/messages';
import { Empty } from '@pesantren/ui/empty';
import { PageState } from '@pesantren/ui/page-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { partOf } from '../../listing/paging.ts';
import { Results } from '../../listing/results.tsx';
import { type AnnouncementFilter, paths } from '../../paths.ts';
import { isNarrowed } from './announcement-filter.ts';
import { AnnouncementMonths } from './announcement-months.tsx';
import { AnnouncementSkeletons } from './announcement-skeletons.tsx';
import type { AnnouncementDigest } from './digest-query.ts';

type AnnouncementResultsProps = {
  filter: AnnouncementFilter;
  reading: UseQueryResult<List<AnnouncementDigest>>;
};

/** What the list shows at this moment. While the next answer is awaited, the last one stays. */
export function AnnouncementResults({ filter, reading }: AnnouncementResultsProps) {
  const awaited = reading.isPlaceholderData;
  return (
    <Results
      label="Daftar pengumuman"
      narrowedTo={`${paths.announcements({ ...filter, page: 1 })} ${partOf(filter.page).offset}`}
      awaited={awaited}
    >
      <PageState
        reading={reading}
        skeleton={<AnnouncementSkeletons count={8} className="grid gap-4 lg:ml-52" />}
      >
        {(list) =>
          list.items.length > 0 || isNarrowed(filter) || filter.archive ? (
            <AnnouncementMonths filter={filter} list={list} awaited={awaited} />
          ) : (
            <Empty message={messages.announcementsEmpty} />
          )
        }
      </PageState>
    </Results>
  );
}
