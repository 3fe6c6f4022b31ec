import { currentMinute, type LoadedAt } from '../../components/coming-week.ts';
import { Container } from '../../components/container.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settled, settledSoon, useFacts } from '../../services.ts';
import { nextQuery } from '../agenda/agenda-query.ts';
import { NextDays } from '../agenda/next-days.tsx';
import { newestQuery } from '../announcements/announcements-query.ts';
import { AnnouncementsSection } from '../announcements/announcements-section.tsx';
import { FoundationSection, foundationQuery } from '../announcements/foundation-section.tsx';
import { GallerySection, teaserQuery } from '../gallery/gallery-section.tsx';
import { ParentsStrip } from '../parents/parents-strip.tsx';
import { PrayerStrip } from '../prayer-times/prayer-strip.tsx';
import { Hero } from './hero.tsx';
import { NewsSection, newsQuery } from './news-section.tsx';
import { SchoolSections } from './school-sections.tsx';

// Sections load and fail on their own: a failed one says so, and the page stands (docs/spec.md#b-10).
export async function loader({ services }: LoaderArgs): Promise<LoadedAt> {
  const { client, queryClient } = services;
  const reads = [
    queryClient.query(newsQuery(client)),
    queryClient.query(newestQuery(client)),
    queryClient.query(teaserQuery(client)),
  ];
  const optional = [
    queryClient.query(nextQuery(services)),
    queryClient.query(foundationQuery(client)),
  ];
  await Promise.all([settled(reads), settledSoon(optional)]);
  return { loadedAt: currentMinute() };
}

/** The home page (docs/spec.md#home). */
export function Component() {
  return (
    <>
      <Seo path={paths.home} about={{ kind: 'school' }} />
      <Hero />
      <ParentsStrip />
      <PrayerStrip />
      <FactsBar />
      <NewsSection />
      <AnnouncementsSection />
      <NextDays />
      <FoundationSection />
      <SchoolSections />
      <GallerySection />
    </>
  );
}

/** The school's figures (docs/spec.md#k-03). */
function FactsBar() {
  const { figures } = useFacts().statistics;
  if (figures.length === 0) return null;
  return (
    <div id="angka" className="bg-band text-on-band">
      <Container
        as="dl"
        className="grid grid-cols-2 gap-x-4 gap-y-3 py-3 md:gap-x-6 md:gap-y-3.5 md:py-6.5 lg:grid-cols-4"
      >
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small max-md:text-mini text-on-band-muted leading-snug">{label}</dt>
            <dd className="font-heading text-h3 md:text-[1.875rem] leading-tight tracking-tight">
              {figure}
            </dd>
          </div>
        ))}
      </Container>
    </div>
  );
}
