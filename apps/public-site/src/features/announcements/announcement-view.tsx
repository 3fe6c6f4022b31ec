import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { timeLabel } from '@pesantren/api-client/contract/announcement-rules';
import { messages } from '@pesantren/content/messages';
import { Badge } from '@pesantren/ui/badge';
import { DateStamp } from '@pesantren/ui/date-stamp';
import { openingWords } from '@pesantren/ui/opening-words';
import { PdfBox } from '@pesantren/ui/pdf-box';
import { PriorityBadge } from '@pesantren/ui/priority-badge';
import { RichText } from '@pesantren/ui/rich-text';
import { IconClock } from '@tabler/icons-react';
import { Paper } from '../../layout/paper.tsx';
import { paths } from '../../paths.ts';
import { Seo } from '../../seo.tsx';
import { BackLink } from '../articles/back-link.tsx';
import { ShareRow } from '../articles/share-row.tsx';
import { OtherAnnouncements } from './other-announcements.tsx';

/** Characters of a description for search engines. */
const descriptionLength = 155;

/** An announcement to read. */
export function AnnouncementView({ announcement }: { announcement: Announcement }) {
  const { id, content, category } = announcement;
  const path = paths.announcement(id);
  const title = announcement.title || messages.untitled;
  const time = timeLabel(announcement);
  const description = openingWords(content, descriptionLength);
  return (
    <Paper path={path}>
      <div className="max-w-measure mx-auto px-5 pt-6 md:px-6 md:pt-10">
        <Seo title={title} {...(description && { description })} path={path} />
        <BackLink to={paths.announcements()} />
        <article>
          <header className="mt-6 md:mt-8">
            <div className="flex items-center gap-5">
              <DateStamp text={announcement.date} className="rounded-control border-garis border" />
              <div className="min-w-0">
                <p className="flex flex-wrap gap-1.5 empty:hidden">
                  <PriorityBadge announcement={announcement} />
                  {category && <Badge>{category}</Badge>}
                </p>
                {time && (
                  <p className="text-small text-tinta-2 mt-2 flex items-center gap-2 tabular-nums">
                    <IconClock className="size-4.5 shrink-0" aria-hidden="true" />
                    {time}
                  </p>
                )}
              </div>
            </div>
            <h1 className="text-h2 mt-6">{title}</h1>
          </header>
          <div className="mt-8 md:mt-10">
            <RichText body={content} />
          </div>
          <div className="mt-10 empty:hidden">
            <PdfBox announcement={announcement} />
          </div>
        </article>
        <ShareRow title={title} path={path} />
        <OtherAnnouncements id={id} />
      </div>
    </Paper>
  );
}
