import type { ListPage } from '@pesantren/api-client/contract/lists/pagination';
import type { Clock } from '@pesantren/content/clock';
import { messages } from '@pesantren/content/messages';
import { AnnouncementCard } from '@pesantren/ui/content/announcement-card';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { IconArchive, IconArrowRight } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { OptionalPart } from '../../components/optional-part.tsx';
import { groupByPeriod, type Period } from '../../list/group-by-period.ts';
import { isFiltered } from '../../list/list-filter.ts';
import { ListResults } from '../../list/list-results.tsx';
import { MorePages } from '../../list/more-pages.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { formatCount, visiblePage } from '../../list/paging.ts';
import { ResultCount } from '../../list/result-count.tsx';
import { type AnnouncementFilter, paths } from '../../paths.ts';
import { useClock } from '../../services.ts';
import { newestCount } from './announcement-list.ts';
import type { AnnouncementSummary } from './announcements-query.ts';

type AnnouncementResultsProps = {
  filter: AnnouncementFilter;
  query: UseQueryResult<ListPage<AnnouncementSummary>>;
  /** How many have ended, once that is known. */
  ended: number | undefined;
};

/** The announcements that match the filter. */
export function AnnouncementResults({ filter, query, ended }: AnnouncementResultsProps) {
  return (
    <ListResults label="Daftar pengumuman">
      <QueryState query={query}>
        {(list) => <AnnouncementMonths filter={filter} list={list} ended={ended} />}
      </QueryState>
    </ListResults>
  );
}

type AnnouncementMonthsProps = {
  filter: AnnouncementFilter;
  list: ListPage<AnnouncementSummary>;
  ended: number | undefined;
};

function AnnouncementMonths({ filter, list, ended }: AnnouncementMonthsProps) {
  const clock = useClock();
  const { archive } = filter;
  const onlyNewest = !archive && !isFiltered(filter);
  const older = Math.max(0, list.total - newestCount);
  const total = archive === '1' ? older : list.total;
  const items = onlyNewest ? list.items.slice(0, newestCount) : list.items;
  const { page, offset, shown } = visiblePage({ items, total }, filter.page);
  return (
    <>
      <ResultCount>
        {onlyNewest && older > 0
          ? `${newestCount} terbaru dari ${total} pengumuman`
          : formatCount({ offset, shown: shown.length, total }, 'pengumuman')}
      </ResultCount>
      {shown.length === 0 &&
        (onlyNewest ? (
          <EmptyState message={messages.announcementsEmpty} />
        ) : (
          <NoMatch
            message={archive ? messages.archiveEmpty : messages.announcementsFilteredEmpty}
            all={{ label: 'Tampilkan yang terbaru', href: paths.announcements() }}
          />
        ))}
      <div className="grid gap-10">
        {groupsOf(shown, clock).map(({ key, name, items }) => (
          <section key={key} className="grid gap-x-8 gap-y-4 lg:grid-cols-[11rem_1fr]">
            <h2 className="text-lead lg:tall:sticky lg:top-40 lg:self-start">{name}</h2>
            <ul className="grid gap-4">
              {items.map(({ lead, ...announcement }) => (
                <li key={announcement.id}>
                  <AnnouncementCard
                    announcement={announcement}
                    lead={archive === 'berakhir' ? lastDayOf(announcement, clock) : lead}
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
          hrefOf={(number) => paths.announcements({ ...filter, page: number })}
        />
      )}
      {!isFiltered(filter) && (
        <OptionalPart name="arsip" isPending={ended === undefined}>
          <ul className="mt-10 grid gap-4 empty:hidden lg:ml-52 print:hidden">
            {!archive && (
              <ArchiveLink
                archive="1"
                title="Arsip"
                text="pengumuman yang lebih lama"
                count={older}
              />
            )}
            {archive !== 'berakhir' && (
              <ArchiveLink
                archive="berakhir"
                title="Sudah berakhir"
                text="pengumuman yang masa berlakunya lewat"
                count={ended ?? 0}
              />
            )}
          </ul>
        </OptionalPart>
      )}
    </>
  );
}

/** Groups those that are pinned, and the others by month. */
function groupsOf(
  items: readonly AnnouncementSummary[],
  clock: Clock,
): Period<AnnouncementSummary>[] {
  const pinned = items.filter((item) => item.pinned);
  const others = items.filter((item) => !item.pinned);
  const months = groupByPeriod(others, ({ date }) => date, 'month', clock);
  return pinned.length > 0
    ? [{ key: 'pinned', name: 'Disematkan', items: pinned }, ...months]
    : months;
}

function lastDayOf(
  { expire_at = '' }: Pick<AnnouncementSummary, 'expire_at'>,
  { formatDate }: Clock,
): string {
  return `Berlaku sampai ${formatDate(new Date(Date.parse(expire_at) - 1))}`;
}

type ArchiveLinkProps = {
  archive: AnnouncementFilter['archive'];
  title: string;
  text: string;
  count: number;
};

/** Leads to an archive; nothing for an empty one. */
function ArchiveLink({ archive, title, text, count }: ArchiveLinkProps) {
  if (count === 0) return null;
  return (
    <li>
      <a
        href={paths.announcements({ archive })}
        className="group border-default rounded-card hover:border-tinted hover:bg-primary-faint flex min-h-16 items-center gap-4 border px-5 py-3 transition-colors"
      >
        <IconArchive className="text-primary size-6 shrink-0" aria-hidden="true" />
        <span className="grow">
          <span className="font-strong">{title}</span>
          <span className="text-muted text-small block">{`${count} ${text}`}</span>
        </span>
        <IconArrowRight
          className="text-primary size-5 transition-transform group-hover:translate-x-1"
          aria-hidden="true"
        />
      </a>
    </li>
  );
}
