import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import type { SharedPage } from '../../resource/share/whatsapp-url.ts';

/** Where visitors read an announcement. */
export function announcementPageOf(siteUrl: string, announcement: Announcement): SharedPage {
  const { id, title, content } = announcement;
  const url = `${siteUrl}/pengumuman/${encodeURIComponent(id)}`;
  return { title, line: excerptOf(content, 140), url };
}
