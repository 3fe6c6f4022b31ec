import type { SampleAnnouncement } from '@pesantren/content/sample-news';
import { DateText } from '@pesantren/ui/content/date-text';
import { PriorityBadge } from '@pesantren/ui/content/priority-badge';
import { Badge } from '@pesantren/ui/controls/badge';
import { paths } from '../../paths.ts';

/** A built-in announcement in the sidebar. The provider may not have it, so its title is searched for. */
export function SampleAnnouncementItem({ announcement }: { announcement: SampleAnnouncement }) {
  const { title, category, date } = announcement;
  return (
    <li className="group relative">
      <p className="flex flex-wrap gap-1.5">
        <PriorityBadge announcement={announcement} />
        <Badge>{category}</Badge>
      </p>
      <h3 className="text-small mt-2 leading-snug tracking-tight">
        <a
          href={paths.announcements({ q: title })}
          className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
        >
          {title}
        </a>
      </h3>
      <p className="text-mini text-muted mt-1">
        <DateText text={date} />
      </p>
    </li>
  );
}
