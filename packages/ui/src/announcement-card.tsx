import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { messages } from '@pesantren/content/messages';
import { AppLink } from './app-link.tsx';
import { Badge } from './badge.tsx';
import { DateStamp } from './date-stamp.tsx';
import { PdfLink } from './pdf-link.tsx';
import { PriorityBadge } from './priority-badge.tsx';

type AnnouncementCardProps = {
  announcement: Pick<
    Announcement,
    'id' | 'title' | 'date' | 'priority' | 'category' | 'pdf_url' | 'pdf_bytes'
  >;
  /** How it begins, in one or two lines. */
  lead: string;
  href: string;
  /** Level of the title in the page's outline. */
  heading: 'h2' | 'h3';
};

/** An announcement in a list, led by its date. The title is the link, and all of the card answers to it. */
export function AnnouncementCard({ announcement, lead, href, heading }: AnnouncementCardProps) {
  const Heading = heading;
  const { title, date, category } = announcement;
  return (
    <article className="group border-garis bg-kartu hover:border-daun-garis rounded-card relative flex overflow-hidden border transition-colors">
      <DateStamp text={date} className="border-garis border-r" />
      <div className="flex min-w-0 grow flex-col items-start px-4 py-4 md:px-5">
        <p className="flex max-w-full flex-wrap gap-1.5 empty:hidden">
          <PriorityBadge announcement={announcement} />
          {category && <Badge>{category}</Badge>}
        </p>
        <Heading className="text-body mt-2 leading-snug font-strong tracking-tight">
          <AppLink
            href={href}
            className="decoration-kunyit decoration-2 underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline"
          >
            {title || messages.untitled}
          </AppLink>
        </Heading>
        {lead && (
          <p className="text-small text-tinta-2 mt-1.5 line-clamp-2 leading-normal">{lead}</p>
        )}
        <PdfLink announcement={announcement} />
      </div>
    </article>
  );
}
