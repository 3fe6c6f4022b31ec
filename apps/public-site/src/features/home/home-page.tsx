import { Seo } from '../../components/seo.tsx';
import { createLazyIsland } from '../../hydration/late-part.ts';
import { LazyIsland } from '../../hydration/lazy-island.tsx';
import { type LoadedAt, presentMinute } from '../../hydration/use-now.ts';
import { paths } from '../../paths.ts';
import { type Services, settled } from '../../services.ts';
import { newestQuery } from '../announcements/announcements-query.ts';
import { AnnouncementsSection } from '../announcements/announcements-section.tsx';
import { GallerySection } from '../gallery/gallery-section.tsx';
import { teaserQuery } from '../gallery/teaser-query.ts';
import { FactsBar } from './facts-bar.tsx';
import { Hero } from './hero.tsx';
import { newsQuery } from './news-query.ts';
import { NewsSection } from './news-section.tsx';

const school = createLazyIsland(async () => (await import('./school-sections.tsx')).SchoolSections);

// Each section lives alone: a failed one says so in its place, and the page stands.
export function load(services: Services) {
  const { client, queryClient } = services;
  return async (): Promise<LoadedAt> => {
    const reads = [
      queryClient.query(newsQuery(client)),
      queryClient.query(newestQuery(client)),
      queryClient.query(teaserQuery(client)),
    ];
    await Promise.all([settled(services, reads), school.bring()]);
    return { loadedAt: presentMinute() };
  };
}

/** The home page (spec section 2). */
export function HomePage() {
  return (
    <>
      <Seo path={paths.home} about={{ kind: 'school' }} />
      <Hero />
      <FactsBar />
      <NewsSection />
      <AnnouncementsSection />
      <LazyIsland part={school} />
      <GallerySection />
    </>
  );
}
