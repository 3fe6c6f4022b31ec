import { messages } from '@pesantren/content/messages';
import { SectionHeading } from '@pesantren/ui/list/section-heading';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { PictureGridSkeleton } from './picture-grid-skeleton.tsx';
import { TeaserGrid } from './teaser-grid.tsx';
import { teaserQuery } from './teaser-query.ts';

/** The gallery's newest pictures on the home page, and the way to all of them. */
export function GallerySection() {
  const teaser = useQuery(teaserQuery(useServices().client));
  return (
    <section className="max-w-page mx-auto px-5 pt-11 md:px-6 md:pt-23">
      <SectionHeading
        title="Galeri"
        more={{ label: 'Lihat Semua Galeri', href: paths.gallery() }}
      />
      <QueryState query={teaser} skeleton={<PictureGridSkeleton count={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState message={messages.galleryEmpty} />
          ) : (
            <TeaserGrid pictures={items} />
          )
        }
      </QueryState>
    </section>
  );
}
