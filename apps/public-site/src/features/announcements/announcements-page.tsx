import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { data, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { ListFilters } from '../../list/list-filters.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, settledSoon, useServices } from '../../services.ts';
import {
  announcementsQuery,
  categoriesQuery,
  endedCountQuery,
  parseAnnouncementFilter,
} from './announcement-list.ts';
import { AnnouncementResults } from './announcement-results.tsx';
import { FoundationSection, foundationQuery } from './foundation-section.tsx';

const purpose = 'Jadwal, perubahan, dan pemberitahuan resmi pesantren untuk santri dan wali.';
const archives = {
  '1': { title: 'Arsip pengumuman', text: 'Pengumuman yang lebih lama, disusun menurut bulan.' },
  berakhir: {
    title: 'Pengumuman yang sudah berakhir',
    text: 'Pengumuman yang masa berlakunya sudah lewat, disusun menurut bulan.',
  },
};

export async function loader({ request, services }: LoaderArgs) {
  const { client, queryClient } = services;
  const filter = parseAnnouncementFilter(new URL(request.url).searchParams);
  const [complete] = await Promise.all([
    settled([queryClient.query(announcementsQuery(client, filter))]),
    // Without the categories the list is still a list.
    settled([queryClient.query(categoriesQuery(client))]),
    settledSoon([
      queryClient.query(endedCountQuery(client)),
      queryClient.query(foundationQuery(client)),
    ]),
  ]);
  return data(null, { status: complete ? 200 : 503 });
}

/** The list of announcements: the newest, the older ones, those that have ended, or what a search finds (docs/spec.md#n). */
export function Component() {
  const [searchParams] = useSearchParams();
  const { client } = useServices();
  const filter = parseAnnouncementFilter(searchParams);
  const { archive } = filter;
  const categories = useQuery(categoriesQuery(client)).data ?? [];
  const announcements = useQuery(announcementsQuery(client, filter));
  const { data: ended } = useQuery(endedCountQuery(client));
  const { title, text } = archive ? archives[archive] : { title: 'Pengumuman', text: purpose };
  return (
    <>
      <Seo
        title={title}
        description={text}
        // What has ended is kept out of search engines.
        path={archive === 'berakhir' ? undefined : paths.announcements({ archive })}
        about={{ kind: 'announcements', items: announcements.data?.items ?? [] }}
      />
      <PageFrame>
        <PageHeader title={title} text={text} />
        {archive && (
          <TextLink href={paths.announcements()} className="mt-2">
            <IconArrowLeft className="size-5" aria-hidden="true" />
            Pengumuman terbaru
          </TextLink>
        )}
      </PageFrame>
      <ListFilters
        searchLabel="Cari pengumuman"
        filter={filter}
        categories={categories}
        hrefOf={paths.announcements}
      />
      <AnnouncementResults filter={filter} query={announcements} ended={ended} />
      {!archive && <FoundationSection />}
    </>
  );
}
