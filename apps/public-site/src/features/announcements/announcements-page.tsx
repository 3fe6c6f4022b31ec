import { IconArrowLeft } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { Seo } from '../../components/seo.tsx';
import { ListFilters } from '../../list/list-filters.tsx';
import { paths } from '../../paths.ts';
import { type Services, settled, useServices } from '../../services.ts';
import { parseAnnouncementFilter } from './announcement-filter.ts';
import { AnnouncementResults } from './announcement-results.tsx';
import { announcementsQuery, categoriesQuery } from './announcements-query.ts';

const purpose = 'Jadwal, perubahan, dan pemberitahuan resmi pesantren untuk santri dan wali.';
const archivePurpose = 'Pengumuman yang lebih lama, disusun menurut bulan.';

export function load(services: Services) {
  const { client, queryClient } = services;
  return async ({ request }: LoaderFunctionArgs) => {
    const filter = parseAnnouncementFilter(new URL(request.url).searchParams);
    const [complete] = await Promise.all([
      settled(services, [queryClient.query(announcementsQuery(client, filter))]),
      // Without the categories the list is still a list.
      settled(services, [queryClient.query(categoriesQuery(client))]),
    ]);
    return data(null, { status: complete ? 200 : 503 });
  };
}

/** The announcements: the newest, the archive, or what a search finds, all of it in the address. */
export function AnnouncementsPage() {
  const [searchParams] = useSearchParams();
  const { client } = useServices();
  const filter = parseAnnouncementFilter(searchParams);
  const { archive } = filter;
  const categories = useQuery(categoriesQuery(client)).data ?? [];
  const announcements = useQuery({
    ...announcementsQuery(client, filter),
    placeholderData: keepPreviousData,
  });
  const title = archive ? 'Arsip pengumuman' : 'Pengumuman';
  const text = archive ? archivePurpose : purpose;
  return (
    <>
      <Seo
        title={title}
        description={text}
        path={paths.announcements({ archive })}
        about={{ kind: 'announcements', items: announcements.data?.items ?? [] }}
      />
      <div className="max-w-page mx-auto px-5 pt-10 md:px-6 md:pt-16">
        <h1 className="text-h2">{title}</h1>
        <p className="text-lead text-muted mt-3 text-pretty">{text}</p>
        {archive && (
          <a
            href={paths.announcements()}
            className="text-small font-strong text-primary min-h-target mt-2 inline-flex items-center gap-2 underline-offset-4 hover:underline"
          >
            <IconArrowLeft className="size-5" aria-hidden="true" />
            Pengumuman terbaru
          </a>
        )}
      </div>
      <ListFilters
        searchLabel="Cari pengumuman"
        filter={filter}
        categories={categories}
        address={paths.announcements}
      />
      <AnnouncementResults filter={filter} query={announcements} />
    </>
  );
}
