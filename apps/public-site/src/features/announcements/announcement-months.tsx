import type { ListPage } from '@pesantren/api-client/contract/pagination';
import { AnnouncementCard } from '@pesantren/ui/content/announcement-card';
import { groupByPeriod } from '../../list/group-by-period.ts';
import { MorePages } from '../../list/more-pages.tsx';
import { clampPage, formatCount, pageRange } from '../../list/paging.ts';
import { ResultCount } from '../../list/result-count.tsx';
import { type AnnouncementFilter, paths } from '../../paths.ts';
import { isFiltered } from './announcement-filter.ts';
import { newest } from './announcements-query.ts';
import { ArchiveLink } from './archive-link.tsx';
import { NoMatch } from './no-match.tsx';
import type { AnnouncementSummary } from './summary-query.ts';

type AnnouncementMonthsProps = {
  filter: AnnouncementFilter;
  list: ListPage<AnnouncementSummary>;
  isFetching: boolean;
};

/** Announcements month by month, their number, and the way to more of them. */
export function AnnouncementMonths({ filter, list, isFetching }: AnnouncementMonthsProps) {
  const { archive } = filter;
  const onlyNewest = !archive && !isFiltered(filter);
  const older = Math.max(0, list.total - newest);
  const total = archive ? older : list.total;
  const page = clampPage(filter.page, total);
  const { offset, limit } = pageRange(page);
  const shown = list.items.slice(0, onlyNewest ? newest : limit);
  const growing = isFetching && shown.length < Math.min(total - offset, limit);
  return (
    <>
      <ResultCount isFetching={isFetching}>
        {onlyNewest && older > 0
          ? `${newest} terbaru dari ${total} pengumuman`
          : formatCount({ offset, shown: shown.length, total }, 'pengumuman')}
      </ResultCount>
      {shown.length === 0 && <NoMatch archive={archive} />}
      <div
        className={`grid gap-10 transition-opacity ${isFetching && !growing ? 'opacity-60' : ''}`}
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
          isFetching={growing}
          hrefOf={(number) => paths.announcements({ ...filter, page: number })}
        />
      )}
      {onlyNewest && older > 0 && <ArchiveLink count={older} />}
    </>
  );
}
