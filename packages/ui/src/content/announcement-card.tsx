import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { pdfLabels } from '@pesantren/api-client/contract/labels';
import { type EventDays, eventDetails, isEventOver } from '@pesantren/content/calendar/event-days';
import { messages } from '@pesantren/content/messages';
import { IconDownload } from '@tabler/icons-react';
import { use } from 'react';
import { Badge } from '../controls/badge.tsx';
import { languageOf } from '../rich-text/arabic.ts';
import { InlineText } from '../rich-text/inline-text.tsx';
import { UiContext } from '../ui-context.ts';
import { DateStamp } from './date-stamp.tsx';
import { PriorityBadge } from './priority-badge.tsx';
import { PublishedText } from './published-text.tsx';

type AnnouncementCardProps = {
  announcement: Pick<
    Announcement,
    | ('id' | 'title' | 'date' | 'priority' | 'category' | 'pdf_url' | 'pdf_bytes' | 'pinned')
    | keyof EventDays
  >;
  /** Its excerpt, in one or two lines. */
  lead: string;
  href: string;
  /** Level of the title in the page's outline. */
  heading: 'h2' | 'h3';
  /** Its day and title alone on phones. */
  brief?: boolean;
};

/**
 * An announcement in a list, led by the day of its event. The title is the link; its hit area is the whole card, but for
 * the PDF's, and for words that one selects.
 */
export function AnnouncementCard({
  announcement,
  lead,
  href,
  heading,
  brief,
}: AnnouncementCardProps) {
  const Heading = heading;
  const { title, date, category, pinned, event_date = '' } = announcement;
  const { clock } = use(UiContext);
  const details = eventDetails(announcement, clock);
  return (
    <article className="group border-default bg-card hover:border-tinted rounded-card @container relative h-full overflow-hidden border transition-colors">
      <div className="flex h-full tight:flex-col">
        {event_date && (
          <DateStamp
            text={event_date}
            className="border-default border-r tight:border-r-0 tight:border-b"
          />
        )}
        <div className="flex min-w-0 grow flex-col px-3.5 pt-3 pb-3.5 md:px-5 md:pt-4 md:pb-4.5 @min-[44rem]:flex-row @min-[44rem]:items-center @min-[44rem]:gap-8">
          <div className="min-w-0 grow @min-[44rem]:self-start">
            <p className="flex flex-wrap gap-1.5 empty:hidden">
              {pinned && <Badge tone="plain">Disematkan</Badge>}
              <PriorityBadge announcement={announcement} />
              {category && <Badge>{category}</Badge>}
              {isEventOver(announcement, new Date(), clock) && (
                <Badge tone="plain">Sudah lewat</Badge>
              )}
              {date && (
                <span
                  className={`text-mini text-muted self-center tabular-nums ${brief && event_date ? 'max-md:hidden' : ''}`}
                >
                  <PublishedText text={date} />
                </span>
              )}
            </p>
            <Heading
              className="text-body font-strong mt-1.5 leading-snug md:mt-2 tracking-tight"
              {...languageOf(title)}
            >
              <a
                href={href}
                className="decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                <InlineText text={title || messages.untitled} />
              </a>
            </Heading>
            {details && (
              <p
                className={`above-link text-small font-medium mt-0.5 leading-snug wrap-anywhere ${brief ? 'max-md:hidden' : ''}`}
              >
                <InlineText text={details} />
              </p>
            )}
            {lead && (
              <p
                className={`above-link pointer-coarse:pointer-events-none text-small text-muted mt-1.5 line-clamp-2 max-w-[62ch] leading-normal ${brief ? 'max-md:hidden' : ''}`}
                {...languageOf(lead)}
              >
                <InlineText text={lead} />
              </p>
            )}
          </div>
          <PdfLink announcement={announcement} />
        </div>
      </div>
    </article>
  );
}

type PdfLinkProps = { announcement: Pick<Announcement, 'id' | 'pdf_url' | 'pdf_bytes'> };

/** The download of an announcement's PDF in a list; nothing where there is no PDF that may be linked. */
function PdfLink({ announcement }: PdfLinkProps) {
  const href = use(UiContext).fileUrl(announcement.pdf_url);
  if (href === '') return null;
  const { name, size } = pdfLabels(announcement);
  return (
    <a
      href={href}
      download={name}
      className="group/pdf text-small min-h-target relative z-1 mt-1 -mb-3 flex shrink-0 items-center gap-2 self-start @min-[15rem]:whitespace-nowrap @min-[44rem]:m-0 @min-[44rem]:self-center"
    >
      <IconDownload className="text-primary size-4.5 shrink-0" aria-hidden="true" />
      <span>
        <span className="font-strong text-primary underline-offset-4 group-hover/pdf:underline">
          Unduh PDF <span className="sr-only">{name}</span>
        </span>
        <span className="text-muted tabular-nums">{` · ${size}`}</span>
      </span>
    </a>
  );
}
