import { eventLabel } from '@pesantren/content/calendar/event-days';
import { PublishedText } from '@pesantren/ui/content/published-text';
import { useQuery } from '@tanstack/react-query';
import { OptionalPart } from '../../components/optional-part.tsx';
import { paths } from '../../paths.ts';
import { useClock, useServices } from '../../services.ts';
import { AnnouncementLine } from './announcement-line.tsx';
import { type AnnouncementSummary, newestQuery } from './announcements-query.ts';

const maxShown = 3;

/** The newest announcements other than this one; nothing until they are known. */
export function OtherAnnouncements({ id }: { id: string }) {
  const { data, isPending } = useQuery(newestQuery(useServices().client));
  const others = (data?.items ?? []).filter((item) => item.id !== id).slice(0, maxShown);
  return (
    <OptionalPart name="pengumuman-lain" isPending={isPending}>
      {others.length > 0 && <Links announcements={others} />}
    </OptionalPart>
  );
}

function Links({ announcements }: { announcements: readonly AnnouncementSummary[] }) {
  const clock = useClock();
  return (
    <nav aria-labelledby="pengumuman-lain" className="mt-12">
      <h2 id="pengumuman-lain" className="text-lead">
        Pengumuman lainnya
      </h2>
      <ul className="divide-default border-default mt-3 divide-y border-y">
        {announcements.map((other) => (
          <li key={other.id}>
            <AnnouncementLine
              href={paths.announcement(other.id)}
              title={other.title}
              day={eventLabel(other, new Date(), clock) ?? <PublishedText text={other.date} />}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
