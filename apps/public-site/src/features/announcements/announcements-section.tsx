import { messages } from '@pesantren/content/messages';
import { AnnouncementCard } from '@pesantren/ui/content/announcement-card';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { useQuery } from '@tanstack/react-query';
import { PageSection } from '../../components/page-section.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { newestQuery } from './announcements-query.ts';

const grid = 'grid gap-2.5 md:gap-4 nav:grid-cols-2';

/** The newest announcements on the home page, in two columns (docs/spec.md#b-04). */
export function AnnouncementsSection() {
  const announcements = useQuery(newestQuery(useServices().client));
  return (
    <PageSection
      title="Pengumuman"
      more={{ label: 'Lihat Semua Pengumuman', href: paths.announcements() }}
    >
      <QueryState query={announcements}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className={grid}>
              {items.map(({ lead, ...announcement }) => (
                <li key={announcement.id}>
                  <AnnouncementCard
                    announcement={announcement}
                    lead={lead}
                    href={paths.announcement(announcement.id)}
                    heading="h3"
                    brief
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState message={messages.announcementsEmpty} />
          )
        }
      </QueryState>
    </PageSection>
  );
}
