import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { timeLabel } from '@pesantren/api-client/contract/labels';
import { eventLabel } from '@pesantren/content/calendar/event-days';
import type { Validity } from '@pesantren/content/calendar/validity';
import { messages } from '@pesantren/content/messages';
import { IconCalendarEvent, IconClock } from '@tabler/icons-react';
import { use } from 'react';
import { Badge } from '../controls/badge.tsx';
import { languageOf } from '../rich-text/arabic.ts';
import { InlineText } from '../rich-text/inline-text.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { UiContext } from '../ui-context.ts';
import { DateStamp } from './date-stamp.tsx';
import { PdfBox } from './pdf-box.tsx';
import { PriorityBadge } from './priority-badge.tsx';
import { PublishedText } from './published-text.tsx';

type AnnouncementDetailProps = {
  announcement: Omit<Announcement, 'updated_at' | 'version'>;
  /** Of one with an end. */
  validity?: Validity | null;
};

/** An announcement on its page and in the admin's preview. */
export function AnnouncementDetail({ announcement, validity }: AnnouncementDetailProps) {
  const { title, content, category, date, event_date = '' } = announcement;
  const { clock } = use(UiContext);
  const time = timeLabel(announcement, clock);
  const event = eventLabel(announcement, new Date(), clock);
  return (
    <article>
      <header className="mt-6 md:mt-8">
        <div className="flex items-start gap-5 tight:flex-col tight:items-stretch">
          {event && (
            <DateStamp text={event_date} className="rounded-control border-default border" />
          )}
          <div className="min-w-0">
            <p className="flex flex-wrap gap-1.5 empty:hidden">
              <PriorityBadge announcement={announcement} />
              {category && <Badge>{category}</Badge>}
            </p>
            {event && (
              <p className="font-medium mt-2 flex items-center gap-2 tabular-nums">
                <IconCalendarEvent className="size-4.5 shrink-0" aria-hidden="true" />
                <span className="wrap-anywhere">
                  <InlineText text={event} />
                </span>
              </p>
            )}
            {(date || time || validity) && (
              <p className="text-small text-muted mt-2 flex items-center gap-2 tabular-nums">
                <IconClock className="size-4.5 shrink-0" aria-hidden="true" />
                <span>
                  {date && <PublishedText text={date} />}
                  {date && time && ', '}
                  <InlineText text={[time, validity?.label].filter(Boolean).join(' · ')} />
                </span>
              </p>
            )}
          </div>
        </div>
        <h1 className="text-h2 mt-6" {...languageOf(title)}>
          <InlineText text={title || messages.untitled} />
        </h1>
      </header>
      <div className="mt-8 md:mt-10">
        <RichText body={content} />
      </div>
      <div className="mt-10 empty:hidden">
        <PdfBox announcement={announcement} />
      </div>
    </article>
  );
}
