import { ResourcePage } from '../../resource/resource-page.tsx';
import { announcementConfig } from './announcement-config.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

/** The announcements: the form above, the list below. */
export function AnnouncementsPage() {
  return <ResourcePage resource={announcementConfig} Form={AnnouncementForm} />;
}
