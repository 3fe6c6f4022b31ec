import type { PublicClient } from '@pesantren/api-client/public-client';
import { resourceKey } from '@pesantren/api-client/query';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { EmptyState } from '@pesantren/ui/status/empty-state';
import { QueryState } from '@pesantren/ui/status/query-state';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PageSection } from '../../components/page-section.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { cellClasses, cellSizes, gridClasses, layOutRows } from './picture-layout.ts';
import { PictureTile, type TilePicture } from './picture-tile.tsx';

/** Returns the query of the newest pictures, as many as the home page shows. */
export function teaserQuery(client: PublicClient) {
  return queryOptions({
    queryKey: [...resourceKey('gallery'), 'teaser'],
    queryFn: async () => {
      const { items } = await client.list('gallery', { limit: limits.homeGallery });
      return items.map(({ id, title, image, image_focus }) => ({ id, title, image, image_focus }));
    },
  });
}

/** The newest pictures of the gallery on the home page (docs/spec.md#b-08). */
export function GallerySection() {
  const teaser = useQuery(teaserQuery(useServices().client));
  return (
    <PageSection title="Galeri" more={{ label: 'Lihat Semua Galeri', href: paths.gallery() }}>
      <QueryState query={teaser}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState message={messages.galleryEmpty} />
          ) : (
            <TeaserGrid pictures={items} />
          )
        }
      </QueryState>
    </PageSection>
  );
}

/** On phones small squares, the first one large where that fills the rows. */
function TeaserGrid({ pictures }: { pictures: readonly TilePicture[] }) {
  const large = pictures.length === 3 || pictures.length === 6;
  return (
    <ul className={`${gridClasses} max-md:gap-2`}>
      {layOutRows(pictures).map(({ item, row: { wide } }, index) => {
        const row = { narrow: wide, wide };
        const lead = large && index === 0;
        return (
          <li
            key={item.id}
            className={`${cellClasses(row)} ${lead ? 'max-md:col-span-4 max-md:row-span-2' : ''}`}
          >
            <PictureTile
              item={item}
              href={paths.gallery({ picture: item.id })}
              sizes={lead ? cellSizes({ narrow: 1, wide }) : cellSizes(row)}
              priority={false}
              small
            />
          </li>
        );
      })}
    </ul>
  );
}
