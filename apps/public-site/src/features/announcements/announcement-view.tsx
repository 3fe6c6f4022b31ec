import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { messages } from '@pesantren/content/messages';
import { AnnouncementDetail } from '@pesantren/ui/content/announcement-detail';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { Seo } from '../../components/seo.tsx';
import { ShareRow } from '../../components/share-row.tsx';
import { paths } from '../../paths.ts';
import { OtherAnnouncements } from './other-announcements.tsx';

/** Characters of a description for search engines. */
const descriptionLength = 155;

/** An announcement to read. */
export function AnnouncementView({ announcement }: { announcement: Announcement }) {
  const { id, content } = announcement;
  const path = paths.announcement(id);
  const title = announcement.title || messages.untitled;
  const description = excerptOf(content, descriptionLength);
  return (
    <>
      <Seo
        title={title}
        {...(description && { description })}
        path={path}
        about={{ kind: 'announcement', announcement }}
      />
      <AnnouncementDetail announcement={announcement} />
      <ShareRow title={title} path={path} />
      <OtherAnnouncements id={id} />
    </>
  );
}
