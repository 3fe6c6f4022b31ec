import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { type Services, settledSoon } from '../../services.ts';
import { carouselQuery } from './carousel-query.ts';
import { HistorySection } from './history-section.tsx';
import { LatestSidebar } from './latest-sidebar.tsx';
import { MissionList } from './mission-list.tsx';
import { ProfileCarousel } from './profile-carousel.tsx';
import { StaffSection } from './staff-section.tsx';
import { VisionStatement } from './vision-statement.tsx';

const purpose = 'Apa yang kami tuju, dari mana kami bermula, dan siapa yang mengajar.';

export function load(services: Services) {
  const { client, queryClient } = services;
  return async () => {
    await settledSoon(services, [queryClient.query(carouselQuery(client))]);
    return null;
  };
}

/** The school's profile (spec section 2). */
export function ProfilePage() {
  return (
    <div className="max-w-page mx-auto px-5 pt-10 md:px-6 md:pt-16">
      <Seo title="Profil Sekolah" description={purpose} path={paths.profile} />
      <h1 className="text-h2">Profil Sekolah</h1>
      <p className="text-lead text-muted mt-3 mb-7">{purpose}</p>
      <ProfileCarousel />
      <div className="mt-12 grid gap-x-18 gap-y-16 md:mt-16 lg:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-16">
          <section>
            <h2 className="text-h3 mb-6">Visi</h2>
            <VisionStatement />
          </section>
          <section>
            <h2 className="text-h3 mb-6">Misi</h2>
            <MissionList />
          </section>
          <HistorySection />
          <StaffSection />
        </div>
        <LatestSidebar />
      </div>
    </div>
  );
}
