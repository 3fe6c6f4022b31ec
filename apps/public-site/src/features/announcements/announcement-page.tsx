import { isNotFound } from '@pesantren/api-client/api-error';
import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { resourceKey } from '@pesantren/api-client/query';
import { type Validity, validityOf } from '@pesantren/content/calendar/validity';
import { messages } from '@pesantren/content/messages';
import { AnnouncementDetail } from '@pesantren/ui/content/announcement-detail';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ItemNotFound } from '../../components/item-not-found.tsx';
import { ItemPage } from '../../components/item-page.tsx';
import { Seo } from '../../components/seo.tsx';
import { ShareRow } from '../../components/share-row.tsx';
import { paths } from '../../paths.ts';
import {
  type LoaderArgs,
  type Services,
  settled,
  settledSoon,
  unreadItem,
  useServices,
} from '../../services.ts';
import { newestQuery } from './announcements-query.ts';
import { OtherAnnouncements } from './other-announcements.tsx';

/** Characters of a description for search engines. */
const descriptionLength = 155;

/** An announcement and its validity when it was read: no clock decides while it is shown. */
type Read = { announcement: Announcement; validity: Validity | null };

function announcementQuery({ client, clock }: Pick<Services, 'client' | 'clock'>, id: string) {
  return queryOptions({
    queryKey: [...resourceKey('announcements'), 'item', id],
    queryFn: async (): Promise<Read> => {
      const announcement = await client.item('announcements', id);
      return { announcement, validity: validityOf(announcement, new Date(), clock) };
    },
  });
}

export async function loader({ params, services }: LoaderArgs) {
  const { client, queryClient } = services;
  const query = announcementQuery(services, params.id ?? '');
  const [complete] = await Promise.all([
    settled([queryClient.query(query)]),
    // Without the others an announcement is still an announcement.
    settledSoon([queryClient.query(newestQuery(client))]),
  ]);
  if (complete) return null;
  return unreadItem(queryClient, query.queryKey);
}

/** One announcement by its id. */
export function Component() {
  const { id = '' } = useParams();
  const announcement = useQuery(announcementQuery(useServices(), id));
  if (isNotFound(announcement.error)) return <AnnouncementNotFound />;
  return (
    <ItemPage kind="Pengumuman" list={paths.announcements()} query={announcement}>
      {(read) => <AnnouncementView {...read} />}
    </ItemPage>
  );
}

function AnnouncementView({ announcement, validity }: Read) {
  const { id, content } = announcement;
  const path = paths.announcement(id);
  const title = announcement.title || messages.untitled;
  const description = excerptOf(content, descriptionLength);
  return (
    <>
      <Seo
        title={title}
        {...(description && { description })}
        // What is over is kept out of search engines.
        path={validity?.isOver ? undefined : path}
        about={{ kind: 'announcement', announcement }}
      />
      <AnnouncementDetail announcement={announcement} validity={validity} />
      <ShareRow title={title} path={path} />
      <OtherAnnouncements id={id} />
    </>
  );
}

function AnnouncementNotFound() {
  return (
    <ItemNotFound
      title="Pengumuman tidak ditemukan"
      message={messages.announcementNotFound}
      text="Pengumuman ini mungkin sudah dihapus, atau alamatnya berubah."
      list={{ label: 'Lihat semua pengumuman', href: paths.announcements() }}
    />
  );
}
