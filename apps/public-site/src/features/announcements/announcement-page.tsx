import { ApiError } from '@pesantren/api-client/api-error';
import type { Announcement } from '@pesantren/api-client/contract/announcement';
import { itemQuery } from '@pesantren/api-client/query';
import { messages } from '@pesantren/content/messages';
import { AnnouncementDetail } from '@pesantren/ui/content/announcement-detail';
import { excerptOf } from '@pesantren/ui/rich-text/excerpt';
import { useQuery } from '@tanstack/react-query';
import { data, useParams } from 'react-router';
import { ItemNotFound } from '../../components/item-not-found.tsx';
import { ItemPage } from '../../components/item-page.tsx';
import { Seo } from '../../components/seo.tsx';
import { ShareRow } from '../../components/share-row.tsx';
import { SkeletonBar } from '../../components/skeleton-bar.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, settledSoon, useServices } from '../../services.ts';
import { newestQuery } from './announcements-query.ts';
import { OtherAnnouncements } from './other-announcements.tsx';

/** Characters of a description for search engines. */
const descriptionLength = 155;

export async function loader({ params, services }: LoaderArgs) {
  const { client, queryClient } = services;
  const query = itemQuery(client, 'announcements', params.id ?? '');
  const [complete] = await Promise.all([
    settled(services, [queryClient.query(query)]),
    // Without the others an announcement is still an announcement.
    settledSoon(services, [queryClient.query(newestQuery(client))]),
  ]);
  if (complete) return null;
  const { error } = queryClient.getQueryState(query.queryKey) ?? {};
  return data(null, { status: isNotFound(error) ? 404 : 503 });
}

/** One announcement by its id. */
export function Component() {
  const { id = '' } = useParams();
  const announcement = useQuery(itemQuery(useServices().client, 'announcements', id));
  if (isNotFound(announcement.error)) return <AnnouncementNotFound />;
  return (
    <ItemPage
      kind="Pengumuman"
      list={paths.announcements()}
      query={announcement}
      skeleton={<AnnouncementSkeleton />}
    >
      {(announcement) => <AnnouncementView announcement={announcement} />}
    </ItemPage>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function AnnouncementView({ announcement }: { announcement: Announcement }) {
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

function AnnouncementSkeleton() {
  return (
    <>
      <SkeletonBar className="h-10 w-11/12" />
      <SkeletonBar className="mt-3 h-10 w-3/5" />
      <SkeletonBar className="mt-10 h-4 w-full" />
      <SkeletonBar className="mt-3 h-4 w-full" />
      <SkeletonBar className="mt-3 h-4 w-4/5" />
    </>
  );
}
