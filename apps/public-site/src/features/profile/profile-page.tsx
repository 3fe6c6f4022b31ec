import type { PublicClient } from '@pesantren/api-client/public-client';
import { listQuery } from '@pesantren/api-client/query';
import type { Facts } from '@pesantren/content/facts';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { UiContext } from '@pesantren/ui/ui-context';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { OptionalPart } from '../../components/optional-part.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settledSoon, useFacts, useServices } from '../../services.ts';
import { Carousel } from './carousel.tsx';
import { LatestSidebar, readLatest } from './latest-sidebar.tsx';
import { MissionList } from './mission-list.tsx';
import { StaffSection } from './staff-section.tsx';
import { VisionStatement } from './vision-statement.tsx';

const purpose = 'Apa yang kami tuju, dari mana kami bermula, dan siapa yang mengajar.';

/** More would leave no room for the dots. */
const maxPictures = 20;

function carouselQuery(client: PublicClient) {
  return listQuery(client, 'carousel', { limit: maxPictures });
}

export async function loader({ services }: LoaderArgs): Promise<null> {
  const { client, queryClient } = services;
  await settledSoon([queryClient.query(carouselQuery(client)), ...readLatest(services)]);
  return null;
}

/** The school's profile (docs/spec.md#p-01). */
export function Component() {
  const { vision, missions, history, statistics } = useFacts();
  const isEmpty = !vision && missions.length + history.length + statistics.staff.length === 0;
  return (
    <PageFrame>
      <Seo title="Profil Sekolah" description={purpose} path={paths.profile} />
      <PageHeader title="Profil Sekolah" text={purpose} />
      <ProfileCarousel />
      <div className="mt-12 grid gap-x-18 gap-y-16 md:mt-16 lg:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-16">
          {vision && (
            <section>
              <h2 id="visi" className="text-h3 mb-6">
                Visi
              </h2>
              <VisionStatement vision={vision} />
            </section>
          )}
          {missions.length > 0 && (
            <section>
              <h2 id="misi" className="text-h3 mb-6">
                Misi
              </h2>
              <MissionList missions={missions} />
            </section>
          )}
          <HistorySection history={history} />
          <StaffSection staff={statistics.staff} />
          {isEmpty && <EmptyState message="Profil sekolah belum ditulis." />}
        </div>
        <LatestSidebar />
      </div>
    </PageFrame>
  );
}

/** The carousel of the provider's pictures; none when there are none or they fail to load (docs/spec.md#p-03). */
function ProfileCarousel() {
  const { fileUrl } = use(UiContext);
  const { data, isPending } = useQuery(carouselQuery(useServices().client));
  const pictures = data?.items.filter(({ src }) => src && fileUrl(src)) ?? [];
  return (
    <OptionalPart name="korsel" isPending={isPending}>
      {isPending && (
        <div
          aria-hidden="true"
          className="bg-primary-soft rounded-card mt-7 mb-11 aspect-[16/10] animate-pulse md:aspect-[21/9] noscript:hidden"
        />
      )}
      {pictures.length > 0 && <Carousel pictures={pictures} />}
    </OptionalPart>
  );
}

function HistorySection({ history }: Pick<Facts, 'history'>) {
  if (history.length === 0) return null;
  return (
    <section>
      <h2 id="sejarah" className="text-h3 mb-6">
        Sejarah
      </h2>
      <ol>
        {history.map(({ year, title, text }) => (
          <li
            key={`${year} ${title}`}
            className="border-default before:bg-accent relative border-l pb-9 pl-6 before:absolute before:top-2 before:-left-1 before:size-1.75 before:rotate-45 last:border-transparent last:pb-0 md:ml-18 md:pl-8"
          >
            <p className="text-primary font-heading leading-normal tabular-nums md:absolute md:right-full md:pr-6">
              <time dateTime={String(year)}>{year}</time>
            </p>
            <h3 className="text-lead leading-[1.3]">{title}</h3>
            <p className="text-muted mt-1.5 max-w-[40em]">
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
