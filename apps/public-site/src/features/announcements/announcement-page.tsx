import { ApiError } from '@pesantren/api-client/api-error';
import type { PublicClient } from '@pesantren/api-client/public-client';
import { announcementQuery } from '@pesantren/api-client/query';
import { QueryState } from '@pesantren/ui/status/query-state';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { ItemPage } from '../../components/item-page.tsx';
import { ItemAwaited } from '../../components/item-pending.tsx';
import { paths } from '../../paths.ts';
import { type Services, settled, settledSoon, useServices } from '../../services.ts';
import { AnnouncementNotFound } from './announcement-not-found.tsx';
import { AnnouncementView } from './announcement-view.tsx';
import { newestQuery } from './announcements-query.ts';

function pageQuery(client: PublicClient, id = '') {
  return announcementQuery(client, id);
}

export function load(services: Services) {
  const { client, queryClient } = services;
  return async ({ params }: LoaderFunctionArgs) => {
    const query = pageQuery(client, params.id);
    const [complete] = await Promise.all([
      settled(services, [queryClient.query(query)]),
      // Without the others an announcement is still an announcement.
      settledSoon(services, [queryClient.query(newestQuery(client))]),
    ]);
    if (complete) return null;
    const { error } = queryClient.getQueryState(query.queryKey) ?? {};
    return data(null, { status: isUnknown(error) ? 404 : 503 });
  };
}

/** One announcement by its id. */
export function AnnouncementPage() {
  const { id = '' } = useParams();
  const announcement = useQuery(pageQuery(useServices().client, id));
  if (isUnknown(announcement.error)) return <AnnouncementNotFound />;
  return (
    <ItemPage list={paths.announcements()}>
      {announcement.data ? (
        <AnnouncementView announcement={announcement.data} />
      ) : (
        <ItemAwaited title="Pengumuman">
          <QueryState query={announcement} skeleton={<AnnouncementSkeleton />}>
            {() => null}
          </QueryState>
        </ItemAwaited>
      )}
    </ItemPage>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function AnnouncementSkeleton() {
  const bar = 'bg-primary-soft rounded-tag block';
  return (
    <>
      <span className={`${bar} h-10 w-11/12`} />
      <span className={`${bar} mt-3 h-10 w-3/5`} />
      <span className={`${bar} mt-10 h-4 w-full`} />
      <span className={`${bar} mt-3 h-4 w-full`} />
      <span className={`${bar} mt-3 h-4 w-4/5`} />
    </>
  );
}
